import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { CreateLimiter } from './limiter.ts';
import { addressOf, networkOf } from './network.ts';
import { Problema } from './problema.ts';

type RateLimit = {
  /** Under which it is counted; replicas count the same name together. */
  name: string;
  /** `METHOD /path` of what counts, all of it together. */
  routes: readonly string[];
  /** So many calls of one address every so many seconds. */
  points: number;
  seconds: number;
  message: string;
};

/** Addresses are not kept in clear. */
const keyOf = (ip: string): string => createHash('sha256').update(networkOf(ip)).digest('base64url');

/** Refuses with 429, before the body is read, the calls of an address that calls too often. */
export function limitRate(
  app: FastifyInstance,
  createLimiter: CreateLimiter,
  { name, routes, points, seconds, message }: RateLimit,
): void {
  const limiter = createLimiter(name, { points, seconds });
  const counted = new Set(routes);
  const count = async (ip: string): Promise<void> => {
    try {
      await limiter.consume(keyOf(ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Never more than the window, also when the clock went back meanwhile.
      const retryAfter = Math.min(seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      throw new Problema(429, message, { retryAfter });
    }
  };
  app.addHook('onRequest', (request, _reply, goOn) => {
    // HEAD costs what its GET does.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (!counted.has(`${method} ${request.routeOptions.url}`)) return goOn();
    count(addressOf(request)).then(() => goOn(), goOn);
  });
}
