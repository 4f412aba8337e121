import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** When the password was last typed in a session. */
const COLUMNA = 'alter table sesion add column confirmada bigint not null default 0';

export const sesionesConfirmadas: Migracion = {
  nombre: 'sesiones-confirmadas',
  up: async (q) => {
    await sql.raw(COLUMNA).execute(q);
  },
};
