import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import { createWorkerPool } from '#server/platform/worker-pool.ts';
import type { CrearPdf } from './abierta.ts';
import type { Tarea } from './trabajador.ts';

const LIMITES = {
  threads: 1,
  waiting: 50,
  timeoutMs: 20_000,
  memoryMb: 256,
  busy: mensajes.imprentaOcupada,
};

/** Fills in the PDF of an enrolment, with mandate and signature, in a thread of its own. */
type Impresora = { pdfDeInscripcion: CrearPdf; close(): Promise<void> };

export function crearImpresora(): Impresora {
  const trabajador = new URL('./trabajador.ts', import.meta.url);
  const pool = createWorkerPool<Tarea, Uint8Array>(trabajador, LIMITES);
  return { pdfDeInscripcion: (inscripcion) => pool.run({ club, inscripcion }), close: pool.close };
}
