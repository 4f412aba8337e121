import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** How a player is called in public, when their family or staff chose it. */
export const nombreDeportivo: Migracion = {
  nombre: 'nombre-deportivo',
  up: async (q) => {
    await sql.raw('alter table jugador add column "nombreDeportivo" text').execute(q);
  },
};
