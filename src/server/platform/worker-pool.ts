import { Piscina } from 'piscina';

/** Thrown when more work waits than can be done soon, or a piece of it takes too long. */
export class PoolSaturated extends Error {}

export type WorkerPool<In, Out> = {
  run(task: In): Promise<Out>;
  close(): Promise<void>;
};

type Limits = { threads: number; waiting: number; timeoutMs: number; memoryMb: number };

const IDLE_MS = 30_000;

const isSaturation = (error: unknown): boolean => {
  const { name, message } = error as Error;
  return name === 'AbortError' || message.startsWith('Task queue is at limit');
};

/**
 * Runs a module's default function in worker threads, out of the way of the thread that serves requests.
 * Threads start with the first task and go when there is nothing to do.
 */
export function createWorkerPool<In, Out>(file: URL, limits: Limits): WorkerPool<In, Out> {
  let pool: Piscina<In, Out> | undefined;
  const open = (): Piscina<In, Out> =>
    new Piscina<In, Out>({
      filename: file.href,
      minThreads: 0,
      maxThreads: limits.threads,
      maxQueue: limits.waiting,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
  const run = async (task: In): Promise<Out> => {
    pool ??= open();
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(limits.timeoutMs) });
    } catch (error) {
      throw isSaturation(error)
        ? new PoolSaturated('no worker could do it in time', { cause: error })
        : error;
    }
  };
  return { run, close: async () => pool?.destroy() };
}
