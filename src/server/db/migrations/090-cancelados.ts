import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** Matches that will not be played and stay as history. */
const COLUMNA =
  'alter table partido add column cancelado integer not null default 0 check (cancelado in (0, 1))';

export const cancelados: Migracion = {
  nombre: 'cancelados',
  up: async (q) => {
    await sql.raw(COLUMNA).execute(q);
  },
};
