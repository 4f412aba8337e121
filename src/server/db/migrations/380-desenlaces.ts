import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** How a match ended, where its boxes and flags do not say it: one word of `ESCRITOS`. */
export const desenlaces: Migracion = {
  nombre: 'desenlaces',
  up: async (q) => {
    await sql.raw('alter table partido add column desenlace text').execute(q);
  },
};
