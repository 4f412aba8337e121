import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** One row: when the clock was last believed, and since when it is doubted. */
const RELOJ = 'create table reloj (id integer primary key, visto bigint not null, salto bigint)';

export const relojVisto: Migracion = {
  nombre: 'reloj',
  up: async (q) => {
    await sql.raw(RELOJ).execute(q);
  },
};
