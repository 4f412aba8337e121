import type { Migracion } from '../migrate.ts';

/** Whether a session was asked to last on that device, and what the browser called itself when it signed in. */
export const sesionesRecordadas: Migracion = {
  nombre: 'sesiones-recordadas',
  ordenes: () => [
    'alter table sesion add column recordada integer not null default 0 check (recordada in (0, 1))',
    "alter table sesion add column agente text not null default ''",
  ],
};
