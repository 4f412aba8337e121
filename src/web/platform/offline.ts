import { WORKER } from './document.ts';

const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** The address of the first document when the service worker brought it, and so has a copy; or ''. */
let brought = container?.controller ? location.pathname : '';

/** Undefined where there can be none: without https, or in a browser that has no workers. */
export const registered = container?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);

/** For when there is no network. The worker (site/sin-conexion) decides whether that page is one of those it keeps. */
export async function keepPage(path: string): Promise<void> {
  const isKept = path === brought;
  brought = '';
  if (!isKept) (await container?.ready)?.active?.postMessage(path);
}
