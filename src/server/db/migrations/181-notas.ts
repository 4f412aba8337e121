import type { Migracion } from '../migrate.ts';

/** What the desk notes of a player. */
export const notas: Migracion = {
  nombre: 'notas',
  ordenes: () => ['alter table jugador add column notas text'],
};
