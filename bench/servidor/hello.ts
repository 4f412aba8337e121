import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/programs/free-port.ts';

const PROGRAM = `
import Fastify from 'fastify';
const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
`;

export type Hello = { url: string; stop(): Promise<void> };

/** The yardstick: the least that a Fastify server on this Node can do, in a process of its own. */
export async function startHello(): Promise<Hello> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
