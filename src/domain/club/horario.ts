import { type Dia, diaSemana } from '../fecha.ts';

/** Days of the week, 0 Sunday to 6 Saturday, with the same hours; `H:mm`. */
export type Tramo = { dias: readonly number[]; desde: string; hasta: string };

const DIAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const PLURALES: Readonly<Record<number, string>> = { 0: 'domingos', 6: 'sábados' };

/** The hours of that day; null when it is closed. */
export const tramoDelDia = (tramos: readonly Tramo[], dia: Dia): Tramo | null =>
  tramos.find(({ dias }) => dias.includes(diaSemana(dia))) ?? null;

const plural = (dia: number): string => PLURALES[dia] ?? DIAS[dia] ?? '';

function diasEnPalabras(dias: readonly number[]): string {
  if (dias.length === DIAS.length) return 'todos los días';
  const [primero = 0, ultimo = primero] = [dias[0], dias.at(-1)];
  const seguidos = dias.length > 2 && dias.every((dia, i) => dia === (primero + i) % DIAS.length);
  return seguidos ? `de ${DIAS[primero]} a ${DIAS[ultimo]}` : dias.map(plural).join(' y ');
}

/** "de lunes a viernes, de 17:00 a 20:30; sábados, de 10:00 a 13:00". */
export const horarioEnPalabras = (tramos: readonly Tramo[]): string =>
  tramos.map(({ dias, desde, hasta }) => `${diasEnPalabras(dias)}, de ${desde} a ${hasta}`).join('; ');
