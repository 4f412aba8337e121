import type { Migracion } from '../migrate.ts';

/** What an account may do. Those of before could do everything, and still may. */
export const roles: Migracion = {
  nombre: 'roles',
  ordenes: () => [
    "alter table usuario add column rol text not null default 'todo'",
    'alter table usuario add column reservados integer not null default 1 check (reservados in (0, 1))',
  ],
};
