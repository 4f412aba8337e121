import type { Plugin } from 'vite';

/**
 * How a page gets its data in the browser: each route's own client loader, side by side. React Router's way can
 * also ask the server for the loaders that have no counterpart in the browser; here every page has one
 * (web/platform/load.ts), so what is left of it is reading what came inside the document.
 */
const OWN_LOADERS = `
  import { ErrorResponseImpl } from '../../router/utils.js';
  import { decode } from '../../../vendor/turbo-stream-v2/turbo-stream.js';
  const noServer = (id) => () => Promise.reject(new Error('Route ' + id + ' needs a clientLoader'));
  async function loadAll({ matches }) {
    const results = {};
    const load = (id) => async (handler) => {
      try {
        results[id] = { type: 'data', result: await handler(noServer(id)) };
      } catch (result) {
        results[id] = { type: 'error', result };
      }
    };
    // What comes back as an error is the code of the page, which did not come.
    await Promise.all(
      matches.map(async (match) => {
        const { id } = match.route;
        const outcome = await match.resolve((handler) => match.shouldCallHandler() ? load(id)(handler) : undefined);
        if (outcome?.type === 'error') results[id] = outcome;
      }),
    );
    return results;
  }
  export const getTurboStreamSingleFetchDataStrategy = () => (args) => args.runClientMiddleware(loadAll);
  export const NO_BODY_STATUS_CODES = new Set();
  export const SingleFetchRedirectSymbol = Symbol();
  export const StreamTransfer = () => null;
  export const stripIndexParam = (address) => address;
  export const getSingleFetchDataStrategyImpl = getTurboStreamSingleFetchDataStrategy;
  export const singleFetchUrl = (address) => new URL(address, location.origin);
  const written = {
    SanitizedError: (name, message) => new Error(message),
    ErrorResponse: (data, status, statusText) => new ErrorResponseImpl(status, statusText, data),
  };
  export const decodeViaTurboStream = (body) =>
    decode(body, { plugins: [(type, ...rest) => written[type] && { value: written[type](...rest) }] });`;

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
  'dom/ssr/single-fetch.js': OWN_LOADERS,
  // Its own reloads where one was, for ever while something is missing.
  'dom/ssr/routeModules.js': `export { loadRouteModule } from '/src/web/platform/route-module.ts';`,
};

const FOLDER = 'react-router/dist/production/lib/';

/** Leaves the browser's bundle without what is not used of the parts above; the server keeps the library whole. */
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
