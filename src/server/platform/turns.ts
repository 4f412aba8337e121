import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

type TurnsOptions = {
  atOnce: number;
  /** How many more may wait. */
  maxWaiting: number;
  refuse: () => Error;
};

/** Lets so much heavy work run at once, a short queue wait, and refuses the rest at once. */
export function createTurns({ atOnce, maxWaiting, refuse }: TurnsOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce && waiting.length >= maxWaiting) throw refuse();
    // Whoever ends hands over their place: it is never free in between.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One read for all who ask in a turn of the event loop, at its end: it has every acknowledged write. */
export function oncePerTurn<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    await setImmediate();
    next = undefined;
    return read();
  };
  return () => {
    next ??= begin();
    return next;
  };
}

type Rounds = {
  everyMs: number;
  /** Also as it starts. */
  atOnce?: boolean;
  log: FastifyBaseLogger;
  /** What the log says of a round that fails: the next one tries again. */
  failure: string;
};

/** Does that work again and again, until it is stopped and the round under way has ended. */
export function rounds(work: () => Promise<unknown>, { everyMs, atOnce = false, log, failure }: Rounds) {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const round = (): void => {
    last = work().catch((error) => log.error({ err: { message: String(error) } }, failure));
  };
  return {
    start: (): void => {
      if (atOnce) round();
      timer = setInterval(round, everyMs).unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await last;
    },
  };
}

/** What comes of some work, or that error when it takes longer; whatever comes later is nobody's. */
export async function inTime<T>(work: Promise<T>, ms: number, late: Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
