import { parentPort, workerData } from 'node:worker_threads';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import { emparejar } from './blossom.ts';
import { crearResolver } from './highs.ts';
import type { Aviso, DatosHilo, Encargo } from './mensajes-hilo.ts';

const { cancelado } = workerData as DatosHilo;
const celda = new Int32Array(cancelado);
const decir = (aviso: Aviso): void => parentPort?.postMessage(aviso);

/** Loaded once per thread, before the first order arrives. */
const resolverListo = crearResolver();

async function atender({ id, datos, hoy, limiteMs }: Encargo): Promise<void> {
  try {
    const resolver = await resolverListo;
    const propuesta = generarPropuesta(datos, {
      hoy,
      resolver,
      emparejar,
      limiteMs,
      ahora: () => performance.now(),
      cancelado: () => Atomics.load(celda, 0) === id,
      progreso: (progreso) => decir({ id, clase: 'progreso', progreso }),
    });
    decir({ id, clase: 'fin', propuesta, memoria: resolver.memoria() });
  } catch (error) {
    decir({ id, clase: 'error', mensaje: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (encargo: Encargo) => void atender(encargo));
