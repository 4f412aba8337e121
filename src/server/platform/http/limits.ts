import { createHash } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problema } from '#server/platform/errors.ts';
import { leaveUnread } from './error-handler.ts';
import { REFUSAL_HEADERS } from './headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered for as long as somebody listens: with limits of its own, and no time of an answer. */
    held?: boolean;
  }
}

/** Where a request comes from. A closed socket has no address: those requests count together. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => ip ?? '';

const GROUPS = 8;
const OF_THE_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Who is counted as one caller: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  // The URL parser writes every address in one way.
  const [head = '', tail = ''] = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, OF_THE_NETWORK).join(':')}::/64`;
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Adds an address, or a network such as `10.0.0.0/8`. Whether it is one. */
function addTo(list: BlockList, written: string): boolean {
  const [ip = '', bits, ...more] = written.split('/');
  if (more.length > 0) return false;
  const most = isIPv6(ip) ? 128 : 32;
  if (isIP(ip) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    return false;
  list.addSubnet(ip, Number(bits ?? most), familyOf(ip));
  return true;
}

/** Whether an address is of that list of addresses and networks; null when something in it is neither. */
export function addressesIn(written: readonly string[]): ((ip: string) => boolean) | null {
  const list = new BlockList();
  if (!written.every((one) => addTo(list, one))) return null;
  if (written.length === 0) return () => false;
  return (ip) => isIP(ip) !== 0 && list.check(ip, familyOf(ip));
}

type Shares<Key> = {
  /** Takes a place; what gives it back, or null when that one has all that it may have. */
  take(key: Key): (() => void) | null;
};

/** Counts what each key has under way, up to `each`; a key with nothing under way takes no memory. */
export function createShares<Key>(each: number): Shares<Key> {
  const taken = new Map<Key, number>();
  const leave = (key: Key): void => {
    const left = (taken.get(key) ?? 0) - 1;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  };
  return {
    take: (key) => {
      const now = taken.get(key) ?? 0;
      if (now >= each) return null;
      taken.set(key, now + 1);
      return () => leave(key);
    },
  };
}

type Allowance = { points: number; seconds: number };

export type CreateLimiter = (name: string, allowance: Allowance) => RateLimiterAbstract;

/** Counts in this process alone. */
export const limitInMemory: CreateLimiter = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/** Counts one more of that key; 429 when it is one too many. */
export async function spend(
  limiter: RateLimiterAbstract,
  key: string,
  { seconds, message }: { seconds: number; message: string },
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // Never more than the window, also when the clock went back meanwhile.
    const retryAfter = Math.min(seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    throw new Problema(429, message, { retryAfter });
  }
}

type RateLimit = {
  /** Replicas share the counter of a name. */
  name: string;
  /** `METHOD /path` of the calls that share this limit. */
  routes: readonly string[];
  /** So many calls of one address every so many seconds. */
  points: number;
  seconds: number;
  message: string;
};

/** Addresses are not kept in clear. */
const keyOf = (ip: string): string => createHash('sha256').update(networkOf(ip)).digest('base64url');

type Count = (ip: string) => Promise<void>;

const counted = new WeakMap<FastifyInstance, Map<string, Count[]>>();

/** What is counted in that application, by `METHOD /path`: one look for each request, however many limits there are. */
function countsOf(app: FastifyInstance): Map<string, Count[]> {
  const known = counted.get(app);
  if (known) return known;
  const counts = new Map<string, Count[]>();
  counted.set(app, counts);
  app.addHook('onRequest', (request, _reply, goOn) => {
    // HEAD costs what its GET does.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const its = counts.get(`${method} ${request.routeOptions.url}`);
    if (!its) return goOn();
    Promise.all(its.map((count) => count(addressOf(request)))).then(() => goOn(), goOn);
  });
  return counts;
}

/** Refuses with 429, before the body is read, the calls of an address that calls too often. */
export function limitRate(
  app: FastifyInstance,
  createLimiter: CreateLimiter,
  { name, routes, points, seconds, message }: RateLimit,
): void {
  const limiter = createLimiter(name, { points, seconds });
  const count: Count = (ip) => spend(limiter, keyOf(ip), { seconds, message });
  const counts = countsOf(app);
  for (const route of routes) counts.set(route, [...(counts.get(route) ?? []), count]);
}

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

/** Calls, pages and 404s count. A page asks for many files and pictures, which cost little. */
const isCounted = (url: string | undefined): boolean =>
  url === undefined || url === '/*' || url.startsWith('/api/');

/** The hooks that follow do not run for a refusal: their security headers are set here. */
function refuse(reply: FastifyReply, error: Error): Error {
  reply.headers(REFUSAL_HEADERS);
  leaveUnread(reply.request, reply);
  return error;
}

/** Browsers do not pipeline requests: a connection with many unanswered is closed. */
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
    const { url, config } = request.routeOptions;
    if (!isCounted(url) || isExempt(ip)) return goOn();
    const caller = networkOf(ip);
    if (!config.held) {
      const leave = underWay.take(caller);
      if (!leave) return goOn(refuse(reply, new Problema(429, message, { retryAfter: 1 })));
      reply.raw.once('close', leave);
    }
    spend(limiter, caller, { seconds, message }).then(
      () => goOn(),
      (error: Error) => goOn(refuse(reply, error)),
    );
  });
}

/** How long the other end of a connection may keep the server waiting, in milliseconds, and how many there may be. */
export type Patience = {
  /** For all the headers of a request. */
  headers: number;
  /** For a whole request, its body too. */
  request: number;
  /** Without a byte in either direction, also while an answer is made or nobody reads it. */
  silence: number;
  /** Between one request and the next. */
  keepAlive: number;
  /** How often the first two are looked at. */
  check: number;
  /** Further ones are closed at once. */
  connections: number;
};

/** An upload may take two minutes (its own limit answers in words); the longest answer, a proposal, some forty seconds. */
export const PATIENCE: Patience = {
  headers: 20_000,
  request: 150_000,
  silence: 120_000,
  keepAlive: 72_000,
  check: 5_000,
  connections: 4_000,
};

export const patienceOptions = ({ headers, request, silence, keepAlive, check }: Patience) => ({
  connectionTimeout: silence,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
});

/** One address may hold an eighth of the connections. */
const ADDRESSES = 8;

/** A trusted proxy holds every visitor's connections, so it is exempt. */
export function limitConnections(
  app: FastifyInstance,
  { connections }: Patience,
  isExempt: (ip: string) => boolean,
): void {
  app.server.maxConnections = connections;
  const open = createShares<string>(Math.ceil(connections / ADDRESSES));
  app.server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isExempt(ip)) return;
    const leave = open.take(networkOf(ip));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Calls `onFirst` at the first forwarded request; the result tells whether there has been one. */
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
