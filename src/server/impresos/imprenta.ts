import { mensajes } from '#contract/mensajes.ts';
import { createWorkerPool } from '#server/platform/worker-pool.ts';
import type { Impreso } from './impreso.ts';

const LIMITES = {
  threads: 1,
  waiting: 20,
  timeoutMs: 20_000,
  memoryMb: 256,
  busy: mensajes.imprentaOcupada,
};

/** Makes sheets in a thread of its own. 429 when too many are asked for at once. */
export type Imprenta = { imprimir(impreso: Impreso): Promise<Uint8Array>; close(): Promise<void> };

export function crearImprenta(): Imprenta {
  const pool = createWorkerPool<Impreso, Uint8Array>(new URL('./trabajador.ts', import.meta.url), LIMITES);
  return { imprimir: pool.run, close: pool.close };
}
