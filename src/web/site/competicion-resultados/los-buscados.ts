import type { Dia } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';

/** Those whose links fit in a line of the narrowest phone. */
const CABEN = 4;
const SEGUROS = 2;

/** Of the days with results, from the newest, those that people look for: the last two and the weekend before them. */
export const losBuscados = (dias: readonly Dia[]): Dia[] =>
  dias.filter((dia, n) => n < SEGUROS || /^[sd]/u.test(fechaSemana(dia))).slice(0, CABEN);
