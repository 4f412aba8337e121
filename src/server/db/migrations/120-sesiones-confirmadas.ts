import type { Migracion } from '../migrate.ts';

/** When the password was last typed in a session. */
export const sesionesConfirmadas: Migracion = {
  nombre: 'sesiones-confirmadas',
  ordenes: () => ['alter table sesion add column confirmada bigint not null default 0'],
};
