import type { Migracion } from '../migrate.ts';

/** Matches that will not be played and stay as history. */
export const cancelados: Migracion = {
  nombre: 'cancelados',
  ordenes: () => [
    'alter table partido add column cancelado integer not null default 0 check (cancelado in (0, 1))',
  ],
};
