import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Long enough that nobody guesses another's. */
const KEY = /^[\w-]{16,100}$/;

const isJson = ({ body, headers }: FastifyRequest): boolean =>
  body === undefined || (headers['content-type']?.startsWith('application/json') ?? false);

/**
 * The name under which a write is sent, from its `Idempotency-Key`: of that account, that call and that very body, so
 * that the same key with anything else is another sending. Null without a key, for reads and for files. `refuse`
 * makes what is thrown for a key that is none.
 */
export function idempotencyKeyOf(
  request: FastifyRequest,
  usuario: string | null,
  refuse: () => Error,
): string | null {
  const { method, url, body } = request;
  const key = request.headers['idempotency-key'];
  if (key === undefined || usuario === null || method === 'GET' || !isJson(request)) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw refuse();
  return createHash('sha256')
    .update(JSON.stringify([key, usuario, method, url, body ?? null]))
    .digest('base64url');
}
