import { Worker } from 'node:worker_threads';
import { type Aviso, CELDAS, type DatosHilo, type Encargo } from './mensajes-hilo.ts';

type Oyentes = { aviso: (aviso: Aviso) => void; roto: (error: Error) => void };

/** The thread in which proposals are made. */
export type Hilo = {
  encargar: (encargo: Encargo) => void;
  /** Tells the order under way to stop: given up, or with what there is. */
  parar: (id: number, como: keyof typeof CELDAS) => void;
  /** While nothing is under way the thread does not keep the program alive. */
  soltar: () => void;
  terminar: () => Promise<unknown>;
};

const buffersDe = ({ paquetes: { cabecera, partidos } }: Encargo): ArrayBuffer[] =>
  [cabecera, ...partidos].map(({ buffer }) => buffer as ArrayBuffer);

export function crearHilo(oyentes: Oyentes): Hilo {
  const celdas = new SharedArrayBuffer(Object.keys(CELDAS).length * Int32Array.BYTES_PER_ELEMENT);
  const workerData: DatosHilo = { celdas };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  worker.unref();
  worker.on('message', oyentes.aviso);
  worker.on('error', oyentes.roto);
  worker.on('exit', () => oyentes.roto(new Error('the proposal thread ended')));
  return {
    encargar: (encargo) => {
      worker.ref();
      worker.postMessage(encargo, buffersDe(encargo));
    },
    parar: (id, como) => void Atomics.store(new Int32Array(celdas), CELDAS[como], id),
    soltar: () => worker.unref(),
    terminar: () => {
      worker.removeAllListeners();
      return worker.terminate();
    },
  };
}
