import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** What the desk notes of a player. */
export const notas: Migracion = {
  nombre: 'notas',
  up: async (q) => {
    await sql.raw('alter table jugador add column notas text').execute(q);
  },
};
