import { Worker } from 'node:worker_threads';
import type { Progreso } from '#domain/propuesta/control.ts';
import type { DatosPropuesta, Propuesta } from '#domain/propuesta/datos.ts';
import type { Aviso, DatosHilo, Encargo } from './mensajes-hilo.ts';

/** A proposal under way. */
export type Calculo = {
  /** The proposal; null when it was cancelled. */
  resultado: Promise<Propuesta | null>;
  cancelar: () => void;
};

export type Motor = {
  proponer: (
    datos: DatosPropuesta,
    opciones: { hoy: string; limiteMs?: number; progreso?: (progreso: Progreso) => void },
  ) => Calculo;
  /** Ends the thread; whatever is under way resolves to null. */
  cerrar: () => Promise<void>;
};

/** A cancelled thread that has not answered by then is ended. proposal.md, "HiGHS traps". */
const PACIENCIA_MS = 1500;

/** Above this heap the thread is ended after its answer and a new one started: it never shrinks. */
const MEMORIA_MAXIMA = 256 * 1024 * 1024;

const LIMITE_MS = 10_000;

type Pendiente = {
  encargo: Encargo;
  progreso: (progreso: Progreso) => void;
  resolver: (propuesta: Propuesta | null) => void;
  rechazar: (error: Error) => void;
};

type Hilo = { worker: Worker; celda: Int32Array };

function crearHilo(): Hilo {
  const cancelado = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData: DatosHilo = { cancelado };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  worker.unref();
  return { worker, celda: new Int32Array(cancelado) };
}

/** One thread, one proposal at a time, the rest in a queue. */
export function crearMotor(): Motor {
  let hilo: Hilo | null = null;
  let actual: Pendiente | null = null;
  let siguienteId = 1;
  const cola: Pendiente[] = [];

  const desechar = (): Promise<unknown> => {
    const viejo = hilo?.worker;
    hilo = null;
    viejo?.removeAllListeners();
    return viejo?.terminate() ?? Promise.resolve();
  };

  const acabar = (cierre: (pendiente: Pendiente) => void): void => {
    const pendiente = actual;
    actual = null;
    hilo?.worker.unref();
    if (pendiente !== null) cierre(pendiente);
    seguir();
  };

  const romper = (error: Error): void => {
    void desechar();
    acabar(({ rechazar }) => rechazar(error));
  };

  const recibir = (aviso: Extract<Aviso, { clase: 'fin' }>): void => {
    if (aviso.memoria > MEMORIA_MAXIMA) void desechar();
    acabar(({ resolver }) => resolver(aviso.propuesta));
  };

  const escuchar = (aviso: Aviso): void => {
    if (aviso.id !== actual?.encargo.id) return;
    if (aviso.clase === 'progreso') actual.progreso(aviso.progreso);
    else if (aviso.clase === 'error') romper(new Error(aviso.mensaje));
    else recibir(aviso);
  };

  const hiloListo = (): Hilo => {
    if (hilo !== null) return hilo;
    hilo = crearHilo();
    hilo.worker.on('message', escuchar);
    hilo.worker.on('error', romper);
    hilo.worker.on('exit', () => romper(new Error('the proposal thread ended')));
    return hilo;
  };

  function seguir(): void {
    if (actual !== null) return;
    actual = cola.shift() ?? null;
    if (actual === null) return;
    const { worker } = hiloListo();
    worker.ref();
    worker.postMessage(actual.encargo);
  }

  const cancelar = (pendiente: Pendiente): void => {
    const enCola = cola.indexOf(pendiente);
    if (enCola >= 0) {
      cola.splice(enCola, 1);
      pendiente.resolver(null);
    }
    if (actual !== pendiente || hilo === null) return;
    Atomics.store(hilo.celda, 0, pendiente.encargo.id);
    setTimeout(() => {
      if (actual !== pendiente) return;
      void desechar();
      acabar(({ resolver }) => resolver(null));
    }, PACIENCIA_MS).unref();
  };

  return {
    proponer: (datos, { hoy, limiteMs = LIMITE_MS, progreso = () => undefined }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Propuesta | null>();
      const encargo = { id: siguienteId++, datos, hoy, limiteMs };
      const pendiente: Pendiente = { encargo, progreso, resolver: resolve, rechazar: reject };
      cola.push(pendiente);
      seguir();
      return { resultado: promise, cancelar: () => cancelar(pendiente) };
    },
    cerrar: async () => {
      for (const pendiente of cola.splice(0)) pendiente.resolver(null);
      const terminado = desechar();
      acabar(({ resolver }) => resolver(null));
      await terminado;
    },
  };
}
