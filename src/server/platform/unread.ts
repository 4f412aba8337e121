import type { FastifyReply, FastifyRequest } from 'fastify';

/** What fits in one read: of a refused body so small the rest is let come, so that its answer surely arrives. */
const SMALL = 16 * 1024;

/** Ends the connection after the answer to a body that nobody reads: taking all of it in would be work for nothing. */
export function leaveUnread({ headers }: FastifyRequest, reply: FastifyReply): void {
  const length = headers['transfer-encoding']
    ? Number.POSITIVE_INFINITY
    : Number(headers['content-length'] ?? 0);
  if (length > SMALL) reply.header('connection', 'close');
}
