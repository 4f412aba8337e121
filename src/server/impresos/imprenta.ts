import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/problema.ts';
import { createWorkerPool, PoolSaturated } from '#server/platform/worker-pool.ts';
import type { Impreso } from './impreso.ts';

const LIMITES = { threads: 1, waiting: 20, timeoutMs: 20_000, memoryMb: 256 };
const OTRA_VEZ_S = 5;

/** Makes sheets in a thread of its own. */
export type Imprenta = { imprimir(impreso: Impreso): Promise<Uint8Array>; close(): Promise<void> };

export function crearImprenta(): Imprenta {
  const pool = createWorkerPool<Impreso, Uint8Array>(new URL('./trabajador.ts', import.meta.url), LIMITES);
  const imprimir = async (impreso: Impreso): Promise<Uint8Array> => {
    try {
      return await pool.run(impreso);
    } catch (error) {
      if (!(error instanceof PoolSaturated)) throw error;
      throw new Problema(429, mensajes.imprentaOcupada, { retryAfter: OTRA_VEZ_S });
    }
  };
  return { imprimir, close: pool.close };
}
