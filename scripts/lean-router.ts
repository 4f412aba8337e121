import type { Plugin } from 'vite';

/**
 * Parts of React Router that this site never starts, as nothing: observers of the router, which nobody
 * gives it, and the discovery of routes, which are all known at once (react-router.config.ts). A release
 * that asks them for another name fails the build.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  'dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 7680;
    export const getManifestPath = () => '/__manifest';
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => [...paths];
    export const handleClientVersionMismatch = async () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
};

const FOLDER = 'react-router/dist/production/lib/';

/** Leaves the browser's bundle without the parts above; the server keeps the library whole. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, part] = id.split(FOLDER);
      return part ? UNUSED[part] : undefined;
    },
  };
}
