import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** In which bands of the week each player would rather play, or cannot. */
export const franjas: Migracion = {
  nombre: 'franjas',
  up: async (q) => {
    await sql.raw('alter table jugador add column franjas text').execute(q);
  },
};
