import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const SCRIPT = '/servicio.js';

const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD ? navigator.serviceWorker : undefined;

/** The worker decides whether the page is one of those that it keeps. */
const keep = (path: string): void => {
  workers()?.ready.then(({ active }) => active?.postMessage(path));
};

/**
 * Keeps the last pages seen for when there is no network: site/sin-conexion. A document that the worker brings is kept
 * on its way; the first of all, those drawn without a document and `mine` are asked for.
 */
export function useLastSeen(mine: string | null): void {
  const { pathname } = useLocation();
  const brought = useRef(pathname);
  useEffect(() => {
    const container = workers();
    if (!container?.controller) brought.current = '';
    container?.register(SCRIPT, { updateViaCache: 'none' }).catch(() => {});
  }, []);
  useEffect(() => {
    if (pathname !== brought.current) keep(pathname);
    brought.current = '';
  }, [pathname]);
  useEffect(() => {
    if (mine) keep(mine);
  }, [mine]);
}
