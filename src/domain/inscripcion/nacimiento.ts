import { anioDe, type Dia, esDia } from '#domain/fecha.ts';

const PATRON_ESPANOL = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const PATRON_DIA = /^\d{4}-\d{2}-\d{2}$/;

/** What was typed as YYYY-MM-DD, whether there is such a day or not. */
function conGuiones(texto: string): string {
  const limpio = texto.trim();
  const partes = PATRON_ESPANOL.exec(limpio);
  return partes ? `${partes[3]}-${partes[2]?.padStart(2, '0')}-${partes[1]?.padStart(2, '0')}` : limpio;
}

/** A birth date typed as YYYY-MM-DD or DD/MM/YYYY, as a day; null when it is neither. docs/reglas/inscripciones.md */
export function leerFechaNacimiento(texto: string): Dia | null {
  const dia = conGuiones(texto);
  return esDia(dia) ? dia : null;
}

/** Typed as it should be, but the calendar has no such day: 31/02/2017. */
export const esDiaQueNoExiste = (texto: string): boolean =>
  PATRON_DIA.test(conGuiones(texto)) && leerFechaNacimiento(texto) === null;

/** Whole years somebody born that day has lived on `hoy`; a 29 February birthday falls on 1 March. */
export function edadEn(nacimiento: Dia, hoy: Dia): number {
  const anios = anioDe(hoy) - anioDe(nacimiento);
  return hoy.slice(5) < nacimiento.slice(5) ? anios - 1 : anios;
}

/** The age on `hoy` of what was typed, or null when it is not a date. */
export function edadDe(texto: string, hoy: Dia): number | null {
  const nacimiento = leerFechaNacimiento(texto);
  return nacimiento === null ? null : edadEn(nacimiento, hoy);
}
