import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/problema.ts';
import { createWorkerPool, PoolSaturated } from '#server/platform/worker-pool.ts';
import type { CrearPdf, InscripcionAbierta } from './abierta.ts';

const LIMITES = { threads: 1, waiting: 50, timeoutMs: 20_000, memoryMb: 256 };
const OTRA_VEZ_S = 5;

/** Fills in the PDF of an enrolment, with mandate and signature, in a thread of its own. */
export type Impresora = { pdfDeInscripcion: CrearPdf; close(): Promise<void> };

export function crearImpresora(): Impresora {
  const trabajador = new URL('./trabajador.ts', import.meta.url);
  const pool = createWorkerPool<InscripcionAbierta, Uint8Array>(trabajador, LIMITES);
  const pdfDeInscripcion: CrearPdf = async (inscripcion) => {
    try {
      return await pool.run(inscripcion);
    } catch (error) {
      if (!(error instanceof PoolSaturated)) throw error;
      throw new Problema(429, mensajes.imprentaOcupada, { retryAfter: OTRA_VEZ_S });
    }
  };
  return { pdfDeInscripcion, close: pool.close };
}
