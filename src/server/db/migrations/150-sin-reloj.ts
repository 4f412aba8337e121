import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** Nothing doubts the clock of the machine any more. */
export const sinReloj: Migracion = {
  nombre: 'sin-reloj',
  up: async (q) => {
    await sql.raw('drop table reloj').execute(q);
  },
};
