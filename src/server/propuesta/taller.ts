import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Avance } from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import type { Progreso } from '#domain/propuesta/solver.ts';
import { Problema } from '#server/platform/errors.ts';
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

/** Above all limits, what is found by then is the answer. */
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

/** One being solved and the rest waiting for it: more would wait longer than anybody does. */
const MAXIMO = 3;
const OTRA_VEZ_S = 10;
/** Whoever asks to better a proposal has decided to wait. */
const LIMITE_LARGA_MS = 60_000;

/** What is asked for, and how: what is `larga` may take longer, and gives way. `encargo` names it, to follow it. */
export type Pedido = {
  hoy: Dia;
  larga: boolean;
  encargo: string | null;
  signal: AbortSignal;
};

export type Taller = {
  /** Written JSON. `reunir` is called once there is a place. 429: too many at once; 503: closing. */
  proponer: (reunir: () => Promise<Paquetes>, pedido: Pedido) => Promise<Uint8Array>;
  avance: (encargo: string) => Avance;
  cerrar: () => Promise<void>;
};

const EN_ESPERA: Avance = { fase: 'espera', hecho: 0 };

export function crearTaller(motor: Engine = createEngine()): Taller {
  const avances = new Map<string, Avance>();
  /** Under way: they give way as soon as somebody else waits, and answer with what they have. */
  const largas = new Set<Run>();
  let encargos = 0;

  const resolver = async (paquetes: Paquetes, pedido: Pedido): Promise<Uint8Array> => {
    const { hoy, larga, encargo, signal } = pedido;
    // Whoever went away meanwhile gets no answer, whatever it is.
    if (signal.aborted) throw new Problema(503, mensajes.cerrando);
    for (const otra of largas) otra.apremiar();
    const calculo = motor.proponer(paquetes, {
      hoy,
      limiteMs: larga ? LIMITE_LARGA_MS : LIMITE_MS,
      progreso: (progreso) => {
        if (encargo !== null) avances.set(encargo, progreso);
      },
    });
    if (larga) largas.add(calculo);
    signal.addEventListener('abort', calculo.cancelar, { once: true });
    const respuesta = await calculo.resultado.finally(() => largas.delete(calculo));
    if (respuesta === null) throw new Problema(503, mensajes.cerrando);
    return respuesta;
  };

  const proponer: Taller['proponer'] = async (reunir, pedido) => {
    if (encargos >= MAXIMO) throw new Problema(429, mensajes.propuestasOcupadas, { retryAfter: OTRA_VEZ_S });
    encargos += 1;
    try {
      return await resolver(await reunir(), pedido);
    } finally {
      encargos -= 1;
      if (pedido.encargo !== null) avances.delete(pedido.encargo);
    }
  };

  return { proponer, avance: (encargo) => avances.get(encargo) ?? EN_ESPERA, cerrar: motor.cerrar };
}
