import type { Migracion } from '../migrate.ts';

/** In which bands of the week each player would rather play, or cannot. */
export const franjas: Migracion = {
  nombre: 'franjas',
  ordenes: () => ['alter table jugador add column franjas text'],
};
