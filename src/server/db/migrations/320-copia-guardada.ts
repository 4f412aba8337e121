import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** When the last backup was whole, in one row; none until the first. A backup does not hold it. */
export const copiaGuardada: Migracion = {
  nombre: 'copia-guardada',
  up: async (q) => {
    await sql
      .raw('create table copia_guardada (id integer primary key check (id = 1), dt bigint not null)')
      .execute(q);
  },
};
