import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

export const superficies: Migracion = {
  nombre: 'superficies',
  up: async (q) => {
    await sql`alter table pista add column "superficie" text`.execute(q);
  },
};
