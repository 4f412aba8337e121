import type { Dia } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';

/** Where the pictures to be shared are: of a day's schedule, of a table, of a match. */
export const laminas = {
  jornada: (dia: Dia, tipo: TipoLiga | null): string =>
    `/tarjetas/jornada-${tipo ? `${tipo}-` : ''}${dia}.png`,
  tabla: (idLiga: number): string => `/tarjetas/tabla-${idLiga}.png`,
  partido: (id: number): string => `/tarjetas/partido-${id}.png`,
};
