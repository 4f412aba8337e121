import type { FastifyBaseLogger } from 'fastify';

/** What whoever looks after the machine reads, in the log and on the terminal. */
export const BASE_DANADA =
  'La base de datos está dañada. No borres nada: para el programa, aparta la base y restaura la última copia de seguridad, como dice docs/operaciones.md en «La base de datos está dañada».';

/** Whether the database has shown that it is damaged. It stays so until the program starts again, on a mended one. */
export type Danos = {
  readonly hay: boolean;
  /** The first time, it is told in the log with what to do. */
  anotar(motivo: string): void;
};

export function crearDanos(log: FastifyBaseLogger): Danos {
  let hay = false;
  return {
    get hay() {
      return hay;
    },
    anotar: (motivo) => {
      if (hay) return;
      hay = true;
      log.error({ reason: motivo }, BASE_DANADA);
    },
  };
}
