import { type Dia, diaDe, diaSemana, type FechaHora, horaDe, sumarDias } from '#domain/fecha.ts';

/** Days of the week, 0 Sunday to 6 Saturday, with the same hours; `H:mm`. */
export type Tramo = { dias: readonly number[]; desde: string; hasta: string };

const DIAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
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

/** The month in which nobody is there, 1 January; 0: none. */
const cierraEn = (dia: Dia, mes: number): boolean => Number(dia.slice(5, 7)) === mes;

/** "abre mañana a las 10:00", of the first hours of the week that comes; '' when it has none. */
function proximaApertura(tramos: readonly Tramo[], ahora: FechaHora, mesCerrado: number): string {
  const hoy = diaDe(ahora);
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const dia = sumarDias(hoy, n);
    const suyo = tramosDelDia(cierraEn(dia, mesCerrado) ? [] : tramos, dia).find(
      ({ desde }) => n > 0 || enMinutos(desde) > enMinutos(horaDe(ahora)),
    );
    const cual = ['hoy', 'mañana'][n] ?? `el ${DIAS[diaSemana(dia)]}`;
    if (suyo) return `abre ${cual} a las ${suyo.desde}`;
  }
  return '';
}

/** "abierta ahora, hasta las 13:00" or "cerrada ahora, abre el lunes a las 17:00". */
export function siEstaAbierta(tramos: readonly Tramo[], ahora: FechaHora, mesCerrado: number): string {
  const hoy = diaDe(ahora);
  const minuto = enMinutos(horaDe(ahora));
  const abierto = tramosDelDia(cierraEn(hoy, mesCerrado) ? [] : tramos, hoy).find(
    ({ desde, hasta }) => enMinutos(desde) <= minuto && minuto < enMinutos(hasta),
  );
  if (abierto) return `abierta ahora, hasta las ${abierto.hasta}`;
  const abre = proximaApertura(tramos, ahora, mesCerrado);
  return `cerrada ahora${abre && `, ${abre}`}`;
}
