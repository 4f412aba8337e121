import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problema } from '#server/platform/errors.ts';
import { oncePerTurn } from '#server/platform/turns.ts';
import { addressOf, createShares, networkOf } from './limits.ts';

export type LiveLimits = {
  /** In this process. */
  most: number;
  /** Of one address: a club's own network has many phones behind it, and each browser listens once. */
  each: number;
  /** Between one look at the version and the next, in milliseconds. */
  every: number;
  /** Between one heartbeat and the next: shorter than what proxies take for silence. */
  beat: number;
};

export const LIVE: LiveLimits = { most: 2_000, each: 60, every: 1_000, beat: 25_000 };

/** Whoever reads nothing of what is sent has gone, though their connection has not. */
const UNREAD_BYTES = 4_096;
const FULL_RETRY_S = 30;

const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx, and others after it, would wait until there is a page's worth.
  'x-accel-buffering': 'no',
  // Nothing follows it: kept for another request, it would keep the server from closing.
  connection: 'close',
};

const versionEvent = (version: number): string => `data: ${version}\n\n`;
/** An event with a name and not a comment, which browsers keep to themselves: a page tells a dead connection by it. */
const BEAT = 'event: latido\ndata:\n\n';

type Read = () => Promise<number>;
type Pace = Pick<LiveLimits, 'every' | 'beat'>;

/** Tells everybody who listens that the version moved. It is read only while somebody does. */
function createBroadcast(read: Read, { every, beat }: Pace) {
  const listeners = new Set<ServerResponse>();
  let told: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beatAt = 0;
  let isLooking = false;
  const tell = (text: string): void => {
    for (const raw of listeners) {
      if (raw.writableLength > UNREAD_BYTES) raw.destroy();
      else raw.write(text);
    }
    beatAt = performance.now() + beat;
  };
  const look = async (): Promise<void> => {
    isLooking = true;
    try {
      const now = await read();
      if (now !== told) tell(versionEvent(now));
      told = now;
    } catch {
      // The database does not answer: calls say so, and here the next look comes in a second.
    }
    isLooking = false;
    if (performance.now() >= beatAt) tell(BEAT);
    timer = listeners.size > 0 ? setTimeout(look, every) : undefined;
  };
  return {
    join: (raw: ServerResponse, version: number): void => {
      listeners.add(raw);
      raw.once('close', () => listeners.delete(raw));
      raw.write(versionEvent(version));
      told ??= version;
      if (timer) return;
      beatAt = performance.now() + beat;
      timer = setTimeout(look, every);
    },
    /** Looks now: something was written here. */
    hurry: (): void => {
      if (!timer || isLooking) return;
      clearTimeout(timer);
      timer = setTimeout(look, 0);
    },
    end: (): void => {
      clearTimeout(timer);
      for (const raw of listeners) raw.end();
      listeners.clear();
    },
  };
}

type LiveOptions = LiveLimits & {
  path: string;
  /** Names the state of the data. */
  read: Read;
  isExempt: (ip: string) => boolean;
  /** For who may not listen as well. */
  message: string;
};

/**
 * Server-sent events at `path`: the version of the data when a page begins to listen and each time it moves, and nothing
 * else. Every process looks for itself, so that of several replicas it does not matter which one saved; the one that did
 * looks at once. Call it before the routes.
 */
export function serveLive(app: FastifyInstance, options: LiveOptions): void {
  const { path, read, most, each, isExempt, message } = options;
  const readNow = oncePerTurn(read);
  const broadcast = createBroadcast(read, options);
  const shares = createShares<string>(each);
  let open = 0;
  let isClosing = false;
  const place = (ip: string): (() => void) | null => {
    if (isClosing || open >= most) return null;
    const leave = isExempt(ip) ? () => {} : shares.take(networkOf(ip));
    if (!leave) return null;
    open += 1;
    return () => {
      open -= 1;
      leave();
    };
  };
  app.get(path, { config: { held: true } }, async (request, reply) => {
    const leave = place(addressOf(request));
    if (!leave) throw new Problema(429, message, { retryAfter: FULL_RETRY_S });
    reply.raw.once('close', leave);
    const version = await readNow();
    reply.hijack();
    if (isClosing || reply.raw.destroyed) {
      reply.raw.destroy();
      return;
    }
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...EVENT_STREAM } as Record<string, string>);
    broadcast.join(reply.raw, version);
  });
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') broadcast.hurry();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    broadcast.end();
  });
}
