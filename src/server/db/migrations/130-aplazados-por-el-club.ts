import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** Matches put off at the request of neither player. */
const COLUMNA =
  'alter table partido add column "clubAplaza" integer not null default 0 check ("clubAplaza" in (0, 1))';

export const aplazadosPorElClub: Migracion = {
  nombre: 'aplazados-por-el-club',
  up: async (q) => {
    await sql.raw(COLUMNA).execute(q);
  },
};
