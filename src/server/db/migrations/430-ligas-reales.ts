import type { Migracion } from '../migrate.ts';

/** Leagues as they are played: what each may hold from here on, by its list. */
export const ligasReales: Migracion = {
  nombre: 'ligas-reales',
  ordenes: ({ id }) => [
    `create table clausura (
      id ${id}, version integer not null default 1, fecha text not null, hasta text,
      inicio text, fin text, pistas text, motivo text not null)`,
  ],
  trae: {},
};
