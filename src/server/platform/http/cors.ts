import type { FastifyInstance, FastifyRequest } from 'fastify';

type Options = {
  /** Origins such as `https://town.example`, or `*` alone for all of them. Empty: none. */
  origins: readonly string[];
  /** The paths that pages of other sites may read, as their routes are written. */
  paths: readonly string[];
};

/** A day: what a preflight answers does not change while the program runs. */
const PREFLIGHT_S = 86_400;

/**
 * Lets pages of other sites read some calls: never with a token, whose header no preflight allows, and never write.
 * Without origins nothing changes.
 */
export function allowOrigins(app: FastifyInstance, { origins, paths }: Options): void {
  if (origins.length === 0) return;
  const open = new Set(paths);
  const any = origins.includes('*');
  const isOpen = ({ routeOptions: { url } }: FastifyRequest): boolean => url !== undefined && open.has(url);
  const allowedOf = ({ headers: { origin } }: FastifyRequest): string | undefined => {
    if (any) return '*';
    return origin !== undefined && origins.includes(origin) ? origin : undefined;
  };
  app.addHook('onRequest', (request, reply, goOn) => {
    const asked = request.headers['access-control-request-method'];
    const isPreflight = request.method === 'OPTIONS' && (asked === 'GET' || asked === 'HEAD');
    if (!isPreflight || !isOpen(request) || !allowedOf(request)) return goOn();
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'if-none-match',
        'access-control-max-age': String(PREFLIGHT_S),
      })
      .send();
  });
  // Last of all: what is cached for everybody has headers of its own.
  app.addHook('onSend', (request, reply, _payload, goOn) => {
    if (!isOpen(request)) return goOn();
    const allowed = allowedOf(request);
    if (!any) reply.header('vary', [reply.getHeader('vary'), 'origin'].filter(Boolean).join(', '));
    if (allowed) {
      reply.header('access-control-allow-origin', allowed);
      reply.header('access-control-expose-headers', 'etag, retry-after');
    }
    goOn();
  });
}
