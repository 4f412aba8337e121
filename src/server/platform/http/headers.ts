import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Nothing of the API is a document, and nothing of it is kept by caches on the way. */
const API_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** For the files of the site: a drawing opened by itself, the worker that solves captchas. Pages bring their own. */
const FILE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const COMMON_HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A year, and of this name alone: what else is under it may not have https, and is not ours to break. */
const HSTS = 'max-age=31536000';

/** By the route and not by the address, which may be written in many ways; what is nowhere is the API's 404. */
const isApi = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === undefined || url.startsWith('/api/');

/** What a refusal carries that is sent before any hook has run, as any call: the address could not even be read. */
export const REFUSAL_HEADERS = { ...COMMON_HEADERS, ...API_HEADERS };

const FILE_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': FILE_POLICY };

type HeaderOptions = {
  /** Whether the site is published over https, whatever the proxy in front says. */
  https: boolean;
};

/** What every answer carries; pages add their own content policy, which depends on what they hold. */
export function secureHeaders(app: FastifyInstance, { https }: HeaderOptions): void {
  app.addHook('onRequest', (request, reply, goOn) => {
    reply.headers(isApi(request) ? REFUSAL_HEADERS : FILE_HEADERS);
    if (https || request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    goOn();
  });
  // Drawings are text: what reads them is told in which letters.
  app.addHook('onSend', (_request, reply, payload, goOn) => {
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
    goOn(null, payload);
  });
}

/** Answers below this are not worth the work. */
const MIN_BYTES = 1024;
/** As small as gzip's best, at a fraction of the time of brotli's. */
const QUALITY = 4;
/** Two to this power is what each encoder keeps in memory: pages are far smaller than the default 4 MB. */
const WINDOW = 17;

/** Brotli or gzip for what is made on the spot; built files come compressed already. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // Node makes its fetch when first looked at, which takes 50 ms: not in the middle of somebody's request.
  void globalThis.Response;
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
    },
  });
}

type Options = {
  /** Origins such as `https://town.example`, or `*` alone for all of them. Empty: none. */
  origins: readonly string[];
  /** The paths that pages of other sites may read, as their routes are written. */
  paths: readonly string[];
};

/** A day: what a preflight answers does not change while the program runs. */
const PREFLIGHT_S = 86_400;

/** Lets pages of other sites read some calls: never with a token, and never write. */
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
