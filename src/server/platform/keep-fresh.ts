/** Something of the outside world, asked for beforehand: reading it never waits. */
export type Kept<T> = {
  /** The last good answer while it is not too old, else null. */
  current(): T | null;
  /** Begins asking, at once and then for as long as the process lives. */
  start(): void;
  /** For good. */
  stop(): void;
};

/** All in milliseconds. */
export type Rhythm = {
  /** From a good answer to the next question. */
  fresh: number;
  /** How long a good answer serves while there is no newer one. */
  kept: number;
  /** An answer that takes longer has failed. */
  timeout: number;
  /** After the first failure; doubles with each one more, up to `maxRetry`. */
  retry: number;
  maxRetry: number;
};

type KeepFreshOptions<T> = {
  ask(signal: AbortSignal): Promise<T>;
  now(): number;
  rhythm: Rhythm;
  onFailure(error: unknown, failures: number): void;
};

/** Rejects when time is up even if what it waits for does not listen to the signal. */
async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>, timeout: number): Promise<T> {
  const deadline = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer in ${timeout} ms`);
    deadline.abort(error);
    reject(error);
  }, timeout);
  try {
    return await Promise.race([ask(deadline.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait before the next question, after so many failures in a row. */
const pauseOf = ({ fresh, retry, maxRetry }: Rhythm, failures: number): number =>
  failures === 0 ? fresh : Math.min(retry * 2 ** (failures - 1), maxRetry);

/** Calls again after each pause that the last call answers, until it is stopped. */
function repeat(turn: () => Promise<number>): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const next = async (): Promise<void> => {
    const pause = await turn();
    if (!isStopped) timer = setTimeout(next, pause).unref();
  };
  void next();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}

/**
 * Asks again and again in the background, one question at a time, and keeps the last good answer. Nobody
 * who reads it starts a question or waits for one, however many they are and whatever the other side does.
 */
export function keepFresh<T>({ ask, now, rhythm, onFailure }: KeepFreshOptions<T>): Kept<T> {
  let last: { value: T; at: number } | null = null;
  let failures = 0;
  let stop: (() => void) | null = null;
  const turn = async (): Promise<number> => {
    try {
      last = { value: await inTime(ask, rhythm.timeout), at: now() };
      failures = 0;
    } catch (error) {
      failures += 1;
      onFailure(error, failures);
    }
    return pauseOf(rhythm, failures);
  };
  return {
    current: () => (last && Math.abs(now() - last.at) <= rhythm.kept ? last.value : null),
    start: () => {
      stop ??= repeat(turn);
    },
    stop: () => stop?.(),
  };
}
