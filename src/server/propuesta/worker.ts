import { parentPort, workerData } from 'node:worker_threads';
import { Propuesta } from '#contract/propuesta.ts';
import { generarPropuesta } from '#domain/propuesta/propuesta.ts';
import type { Resolver } from '#domain/propuesta/resolver.ts';
import { emparejar } from './blossom.ts';
import { crearResolver } from './highs.ts';
import { type Aviso, CELDAS, type DatosHilo, type Encargo } from './mensajes-hilo.ts';
import { desempaquetar, escribir } from './paquetes.ts';
import { responder } from './respuesta.ts';

const celdas = new Int32Array((workerData as DatosHilo).celdas);
const decir = (aviso: Aviso, entregas: ArrayBuffer[] = []): void => parentPort?.postMessage(aviso, entregas);

/** Loaded once per thread, before the first order arrives. */
const resolverListo = crearResolver();

/** The whole work of an order, from the rows as read to the answer as sent; null when cancelled. */
function calcular({ id, paquetes, hoy, limiteMs }: Encargo, resolver: Resolver): Uint8Array | null {
  const encargo = desempaquetar(paquetes);
  const propuesta = generarPropuesta(encargo.datos, {
    hoy,
    resolver,
    emparejar,
    limiteMs,
    desde: encargo.desde,
    ahora: () => performance.now(),
    cancelado: () => Atomics.load(celdas, CELDAS.cancelado) === id,
    basta: () => Atomics.load(celdas, CELDAS.basta) === id,
    progreso: (progreso) => decir({ id, clase: 'progreso', progreso }),
  });
  return propuesta === null ? null : escribir(Propuesta.parse(responder(encargo, propuesta)));
}

async function atender(encargo: Encargo): Promise<void> {
  const { id } = encargo;
  try {
    const resolver = await resolverListo;
    const respuesta = calcular(encargo, resolver);
    const entregas = respuesta === null ? [] : [respuesta.buffer as ArrayBuffer];
    decir({ id, clase: 'fin', respuesta, memoria: resolver.memoria() }, entregas);
  } catch (error) {
    decir({ id, clase: 'error', mensaje: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (encargo: Encargo) => void atender(encargo));
