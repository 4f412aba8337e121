import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { REFUSAL_HEADERS } from './headers.ts';
import { limitInMemory } from './limiter.ts';
import { addressOf, networkOf } from './network.ts';
import { Problema } from './problema.ts';
import { createShares } from './shares.ts';
import { leaveUnread } from './unread.ts';

type RequestLimit = {
  /** What one address may ask for, all of it together, every so many seconds. */
  points: number;
  seconds: number;
  /** How many requests of one address may be under way. */
  atOnce: number;
  /** How many answers one connection may wait for. */
  inLine: number;
};

/** docs/seguridad.md, "Requests of one address", says why these. */
export const REQUEST_LIMIT: RequestLimit = { points: 300, seconds: 10, atOnce: 100, inLine: 10 };

type Options = RequestLimit & { isExempt: (ip: string) => boolean; message: string };

/** Calls and pages, and what is nowhere. Files and pictures are many on a page and cost little. */
const isCounted = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === undefined || url === '/*' || url === '/api' || url.startsWith('/api/');

/** It never comes back to the hooks that follow: it is told with the headers they would have put. */
function refuse(reply: FastifyReply, message: string, retryAfter: number): Problema {
  reply.headers(REFUSAL_HEADERS);
  leaveUnread(reply.request, reply);
  return new Problema(429, message, { retryAfter });
}

/** Browsers wait for an answer before they ask again on a connection: who asks and asks is hung up on. */
function endFloods(app: FastifyInstance, inLine: number): void {
  const lines = createShares<object>(inLine);
  app.addHook('onRequest', (request, reply, goOn) => {
    const { socket } = request.raw;
    const leave = lines.take(socket);
    if (leave) {
      reply.raw.once('close', leave);
      return goOn();
    }
    reply.hijack();
    socket.destroy();
  });
}

/**
 * Refuses with 429, before the body is read, what an address asks for too often or too much of at once. Counted in
 * this process alone. Call it before anything adds a hook that answers.
 */
export function limitRequests(app: FastifyInstance, options: Options): void {
  const { points, seconds, atOnce, inLine, isExempt, message } = options;
  endFloods(app, inLine);
  const limiter = limitInMemory('peticiones', { points, seconds });
  const underWay = createShares<string>(atOnce);
  app.addHook('onRequest', (request, reply, goOn) => {
    const ip = addressOf(request);
    if (!isCounted(request) || isExempt(ip)) return goOn();
    const caller = networkOf(ip);
    const leave = underWay.take(caller);
    if (!leave) return goOn(refuse(reply, message, 1));
    reply.raw.once('close', leave);
    limiter.consume(caller).then(
      () => goOn(),
      (error: RateLimiterRes | Error) => {
        if (!(error instanceof RateLimiterRes)) return goOn(error);
        goOn(refuse(reply, message, Math.max(1, Math.ceil(error.msBeforeNext / 1000))));
      },
    );
  });
}
