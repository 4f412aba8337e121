import { createServer } from 'vite';

/**
 * The server with Vite's dev server in front: a saved screen is replaced in the open browser. Node's `--watch` starts
 * it again when the server, the contract or the rules change (scripts/ready.mjs).
 */
process.env.NODE_ENV = 'development';
process.env.MUESTRAS = '1';
// A page of the desk asks for some two hundred modules: more than one address may ask of a published site.
process.env.LIMITS_EXEMPT ??= '127.0.0.0/8,::1';

const BUNDLE = 'virtual:react-router/server-build';

const vite = await createServer({
  configLoader: 'native',
  server: { middlewareMode: true },
  appType: 'custom',
});
const { start } = await import('../src/server/start.ts');

await start(async () => ({
  build: () => vite.ssrLoadModule(BUNDLE) as Promise<never>,
  clientDir: vite.middlewares,
}));
