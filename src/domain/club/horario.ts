import { type Dia, diaSemana } from '../fecha.ts';

/** Days of the week, 0 Sunday to 6 Saturday, with the same hours; `H:mm`. */
export type Tramo = { dias: readonly number[]; desde: string; hasta: string };

export const DIAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const PLURALES: Readonly<Record<number, string>> = { 0: 'domingos', 6: 'sábados' };

export const enMinutos = (hora: string): number => {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
};

/** The hours of that day, the first to open first; none when it is closed. */
export const tramosDelDia = (tramos: readonly Tramo[], dia: Dia): Tramo[] =>
  tramos
    .filter(({ dias }) => dias.includes(diaSemana(dia)))
    .sort((uno, otro) => enMinutos(uno.desde) - enMinutos(otro.desde));

/** "de 9:00 a 14:00 y de 16:00 a 22:00". */
export const horasEnPalabras = (tramos: readonly Tramo[]): string =>
  tramos.map(({ desde, hasta }) => `de ${desde} a ${hasta}`).join(' y ');

const plural = (dia: number): string => PLURALES[dia] ?? DIAS[dia] ?? '';

function diasEnPalabras(dias: readonly number[]): string {
  if (dias.length === DIAS.length) return 'todos los días';
  const [primero = 0, ultimo = primero] = [dias[0], dias.at(-1)];
  const seguidos = dias.length > 2 && dias.every((dia, i) => dia === (primero + i) % DIAS.length);
  return seguidos ? `de ${DIAS[primero]} a ${DIAS[ultimo]}` : dias.map(plural).join(' y ');
}

/** "de lunes a viernes, de 9:00 a 14:00 y de 17:00 a 20:30; sábados, de 10:00 a 13:00". */
export const horarioEnPalabras = (tramos: readonly Tramo[]): string =>
  [...new Set(tramos.map(({ dias }) => diasEnPalabras(dias)))]
    .map((unos) => {
      const suyos = tramos.filter(({ dias }) => diasEnPalabras(dias) === unos);
      return `${unos}, ${horasEnPalabras(suyos)}`;
    })
    .join('; ');
