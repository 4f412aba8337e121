import { type Dia, diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { estaPorPuntuar } from './ocupacion.ts';
import type { Partido } from './partido.ts';

type ConPlazo = Pick<Reglas, 'plazoResultado'>;

/** The last day on which the result of a match of that day may be told; null where the league sets none. docs/reglas/ligas.md */
export const ultimoDiaDeResultado = (fecha: FechaHora, { plazoResultado }: ConPlazo): Dia | null =>
  plazoResultado > 0 ? sumarDias(diaDe(fecha), plazoResultado) : null;

/** That day has passed and nobody has told it. What was begun and stopped is gone on with: it is not late. */
export function fueraDePlazo(partido: Partido, reglas: ConPlazo, ahora: FechaHora): boolean {
  const ultimo = ultimoDiaDeResultado(partido.fecha, reglas);
  const pendiente = partido.desenlace.que === 'pendiente' && estaPorPuntuar(partido, ahora);
  return pendiente && ultimo !== null && diaDe(ahora) > ultimo;
}

/** "Hay hasta el domingo, 29 de noviembre para poner el resultado." */
export const fraseDePlazo = (ultimo: Dia, hoy: Dia): string =>
  hoy > ultimo
    ? `El plazo para poner el resultado acabó el ${fechaSemana(ultimo)}: ponlo cuanto antes.`
    : `Hay hasta el ${fechaSemana(ultimo)} para poner el resultado.`;
