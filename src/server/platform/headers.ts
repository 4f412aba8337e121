import helmet from '@fastify/helmet';
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

const COMMON_HEADERS = { 'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()' };

/** A year, and of this name alone: what else is under it may not have https, and is not ours to break. */
const HSTS = 'max-age=31536000';

/** By the route and not by the address, which may be written in many ways; what is nowhere is the API's 404. */
const isApi = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === undefined || url === '/api' || url.startsWith('/api/');

/** What a refusal carries that is sent before any hook has run: the address could not even be read. */
export const REFUSAL_HEADERS = {
  ...API_HEADERS,
  ...COMMON_HEADERS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export type HeaderOptions = {
  /** Whether the site is published over https, whatever the proxy in front says. */
  https: boolean;
};

/** What every answer carries; pages add their own content policy, which depends on what they hold. */
export async function secureHeaders(app: FastifyInstance, { https }: HeaderOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(COMMON_HEADERS);
    if (https || request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    if (isApi(request)) reply.headers(API_HEADERS);
    else reply.header('content-security-policy', FILE_POLICY);
  });
  // Drawings are text: what reads them is told in which letters.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
  });
}
