import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** Each table asks for the leagues of its type and season: to say who goes up and down. */
export const ligasDeTemporada: Migracion = {
  nombre: 'ligas-de-temporada',
  up: async (q) => {
    await sql.raw('create index liga_tipo_anio on liga (tipo, anio)').execute(q);
  },
};
