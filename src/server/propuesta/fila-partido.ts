import { casilla, marcadorDe, NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { conBooleanos } from '#server/db/engines/bits.ts';
import { BOOLEANOS_PARTIDO } from '#server/db/tables/partido.ts';
import type { Fila } from '#server/db/types.ts';

const IDENTIDAD = ['id', 'idLiga', 'fecha', 'duracion', 'idPista', 'idJugador1', 'idJugador2'] as const;

const CASILLAS = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

/** What the rules read of a match: it travels to another thread. */
export const COLUMNAS_PROPUESTA = [...IDENTIDAD, ...BOOLEANOS_PARTIDO, ...CASILLAS] as const;

export type FilaPropuesta = Pick<Fila<'partido'>, (typeof COLUMNAS_PROPUESTA)[number]>;

export function comoPartido(fila: FilaPropuesta): Partido {
  const { id, idLiga, fecha, duracion, idPista, idJugador1, idJugador2, ...resto } = fila;
  const leidos = conBooleanos(resto, BOOLEANOS_PARTIDO);
  const { sintetico, jugador1NoPresenta, jugador2NoPresenta, cancelado } = leidos;
  const { jugador1Aplaza, jugador2Aplaza, clubAplaza } = leidos;
  const aplazan = { jugador1Aplaza, jugador2Aplaza, clubAplaza };
  const indicadores = { jugador1NoPresenta, jugador2NoPresenta, ...aplazan, cancelado };
  const quienes = { idPista, idJugador1, idJugador2 };
  return { id, idLiga, fecha, duracion, ...quienes, sintetico, sets: marcadorDe(fila), ...indicadores };
}
