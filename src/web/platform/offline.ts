const SCRIPT = '/servicio.js';

const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** The first document came through the worker, where it was there already: it is kept. */
let brought = container?.controller ? location.pathname : '';

container?.register(SCRIPT, { updateViaCache: 'none' }).catch(() => {});

/** For when there is no network. The worker (site/sin-conexion) decides whether that page is one of those it keeps. */
export async function keepPage(path: string): Promise<void> {
  const isKept = path === brought;
  brought = '';
  if (!isKept) (await container?.ready)?.active?.postMessage(path);
}
