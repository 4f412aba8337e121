import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing of the API is a document, and nothing of it is kept by caches on the way. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=()';

/** What every answer carries; pages add their own content policy, which depends on what they hold. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (request.url.startsWith('/api/')) reply.headers(API_HEADERS);
  });
}
