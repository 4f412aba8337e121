import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** The day of collection of the last file for the bank that an enrolment went in. */
export const cobradas: Migracion = {
  nombre: 'cobradas',
  up: async (q) => {
    await sql.raw('alter table solicitud add column cobrada text').execute(q);
  },
};
