import type { Migracion } from '../migrate.ts';

/** Each table asks for the leagues of its type and season: to say who goes up and down. */
export const ligasDeTemporada: Migracion = {
  nombre: 'ligas-de-temporada',
  ordenes: () => ['create index liga_tipo_anio on liga (tipo, anio)'],
};
