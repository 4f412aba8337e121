import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Progreso } from '#domain/propuesta/solver.ts';
import type { Paquetes } from './paquetes.ts';

/** Cells of the memory shared with the thread: 1 once the work is to be given up, or to end with what there is. */
export const FLAGS = { cancelled: 0, enough: 1 } as const;

export type Task = {
  paquetes: Paquetes;
  hoy: string;
  limiteMs: number;
  flags: SharedArrayBuffer;
  progress: MessagePort;
};

/** The API's answer as written JSON, null when cancelled; and bytes of the solver's heap, which never shrinks. */
export type Outcome = { answer: Uint8Array | null; heap: number };

export type Run = {
  /** The answer of the API as written JSON; null when it was cancelled. */
  resultado: Promise<Uint8Array | null>;
  cancelar: () => void;
  /** Asks for what there is by now. */
  apremiar: () => void;
};

export type RunOptions = {
  hoy: string;
  limiteMs?: number;
  progreso?: (progreso: Progreso) => void;
};

export type Engine = {
  /** Takes the packets away from the caller. */
  proponer: (paquetes: Paquetes, opciones: RunOptions) => Run;
  /** Ends the thread; whatever is under way resolves to null. */
  cerrar: () => Promise<void>;
};

/** HiGHS does not always look at its interrupts: a cancelled thread that has not answered by then is ended. */
const PATIENCE_MS = 1500;

/** Above this heap the thread is ended after its answer and a new one started. */
const MAX_HEAP = 256 * 1024 * 1024;

const LIMITE_MS = 10_000;

const IDLE_MS = 60_000;

const buffersOf = ({ cabecera, partidos }: Paquetes): ArrayBuffer[] =>
  [cabecera, ...partidos].map(({ buffer }) => buffer as ArrayBuffer);

const openPool = (): Piscina<Task, Outcome> =>
  new Piscina<Task, Outcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

/** One thread, one proposal at a time, the rest in a queue. */
export function createEngine(): Engine {
  let pool: Piscina<Task, Outcome> | undefined;
  const closing = new AbortController();

  const compute = async (task: Task, signal: AbortSignal): Promise<Uint8Array | null> => {
    pool ??= openPool();
    const used = pool;
    try {
      const { answer, heap } = await used.run(task, {
        signal,
        transferList: [...buffersOf(task.paquetes), task.progress],
      });
      if (heap > MAX_HEAP && used === pool) {
        pool = undefined;
        void used.close();
      }
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };

  const proponer: Engine['proponer'] = (paquetes, opciones) => {
    const { hoy, limiteMs = LIMITE_MS, progreso } = opciones;
    const flags = new SharedArrayBuffer(Object.keys(FLAGS).length * Int32Array.BYTES_PER_ELEMENT);
    const raise = (flag: keyof typeof FLAGS) => void Atomics.store(new Int32Array(flags), FLAGS[flag], 1);
    const { port1, port2 } = new MessageChannel();
    const giveUp = new AbortController();
    port1.on('message', (aviso: Progreso) => progreso?.(aviso));
    const task = { paquetes, hoy, limiteMs, flags, progress: port2 };
    const resultado = compute(task, AbortSignal.any([giveUp.signal, closing.signal]));
    void resultado.catch(() => null).finally(() => port1.close());
    return {
      resultado,
      cancelar: () => {
        raise('cancelled');
        setTimeout(() => giveUp.abort(), PATIENCE_MS).unref();
      },
      apremiar: () => raise('enough'),
    };
  };

  return {
    proponer,
    cerrar: async () => {
      closing.abort();
      await pool?.destroy();
    },
  };
}
