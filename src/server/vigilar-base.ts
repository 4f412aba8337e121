import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Danos } from './db/engines/outage.ts';
import quickCheck from './db/engines/quick-check.ts';
import { FICHERO, type Motor } from './db/open.ts';
import { createWorkerPool } from './platform/worker-pool.ts';

const DIA_MS = 24 * 3_600_000;
const HILO = new URL('./db/engines/quick-check.ts', import.meta.url);
/** A club's file takes milliseconds; one that takes longer than this is looked at another day. */
const LIMITES = { threads: 1, waiting: 0, timeoutMs: 15 * 60_000, memoryMb: 64, busy: 'tarda demasiado' };

type Vigilancia = { dataDir: string; motor: Motor; danos: Danos; log: FastifyBaseLogger };

/** Runs a check and notes what it finds; that it could not look is written down. */
const anotador =
  ({ danos, log }: Vigilancia) =>
  async (mirar: () => string[] | Promise<string[]>): Promise<void> => {
    try {
      const faltas = await mirar();
      if (faltas.length > 0) danos.anotar(faltas.join('; '));
    } catch (error) {
      log.warn({ reason: String(error) }, 'the database could not be checked');
    }
  };

/** Checks the embedded database's file, at the start and then daily in a thread; PostgreSQL its own. */
export function vigilarBase(vigilancia: Vigilancia) {
  const { dataDir, motor, danos } = vigilancia;
  const fichero = join(dataDir, FICHERO);
  const hilo = createWorkerPool<string, string[]>(HILO, LIMITES);
  const anotar = anotador(vigilancia);
  const hayQueRevisar = (): boolean => motor === 'sqlite' && !danos.hay && existsSync(fichero);
  const revisar = async (): Promise<void> => {
    if (hayQueRevisar()) await anotar(() => hilo.run(fichero));
  };
  let timer: NodeJS.Timeout | null = null;
  return {
    /** In this thread, while there is nobody to wait. */
    alArrancar: async (): Promise<void> => {
      if (hayQueRevisar()) await anotar(() => quickCheck(fichero));
    },
    revisar,
    aDiario: (): void => {
      timer = setInterval(revisar, DIA_MS).unref();
    },
    close: async (): Promise<void> => {
      if (timer) clearInterval(timer);
      await hilo.close();
    },
  };
}
