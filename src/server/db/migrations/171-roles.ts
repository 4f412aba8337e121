import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** What an account may do. Those of before could do everything, and still may. */
export const roles: Migracion = {
  nombre: 'roles',
  up: async (q) => {
    await sql`alter table usuario add column rol text not null default 'todo'`.execute(q);
    await sql`alter table usuario add column reservados integer not null default 1 check (reservados in (0, 1))`.execute(
      q,
    );
  },
};
