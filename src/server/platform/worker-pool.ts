import { Piscina } from 'piscina';
import { Problema } from './errors.ts';

type WorkerPool<In, Out> = {
  /** 429 when more work waits than can be done soon, or a piece of it takes too long. */
  run(task: In): Promise<Out>;
  close(): Promise<void>;
};

type Limits = {
  threads: number;
  waiting: number;
  timeoutMs: number;
  memoryMb: number;
  busy: string;
};

const IDLE_MS = 30_000;
const RETRY_S = 5;

const tookTooLong = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** Runs a module's default function in threads, which start with the first task and go when idle. */
export function createWorkerPool<In, Out>(file: URL, limits: Limits): WorkerPool<In, Out> {
  let pool: Piscina<In, Out> | undefined;
  const open = (): Piscina<In, Out> =>
    new Piscina<In, Out>({
      filename: file.href,
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
  const refusal = (): Problema => new Problema(429, limits.busy, { retryAfter: RETRY_S });
  // Counted here: the library's own limit leaves out tasks that can be given up, and all of these can.
  let inHand = 0;
  const run = async (task: In): Promise<Out> => {
    if (inHand >= limits.threads + limits.waiting) throw refusal();
    inHand += 1;
    pool ??= open();
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(limits.timeoutMs) });
    } catch (error) {
      throw tookTooLong(error) ? refusal() : error;
    } finally {
      inHand -= 1;
    }
  };
  return { run, close: async () => pool?.destroy() };
}
