import type { FastifyInstance } from 'fastify';

/** What proxies say a request came from. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Tells once, the first time that a request comes forwarded; afterwards, whether any has. */
export function watchForwarded(app: FastifyInstance, onFirst: (header: string) => void): () => boolean {
  let isTold = false;
  app.addHook('onRequest', ({ headers }, _reply, goOn) => {
    const header = isTold ? undefined : HEADERS.find((name) => headers[name] !== undefined);
    if (header) {
      isTold = true;
      onFirst(header);
    }
    goOn();
  });
  return () => isTold;
}
