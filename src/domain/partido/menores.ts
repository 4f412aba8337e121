import type { TipoLiga } from '#domain/liga/tipos.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';

/** A match, and whether its players are of the children's league. */
type DeQuien = { tipo: TipoLiga; jugador1Infantil: boolean; jugador2Infantil: boolean };

/** A child also plays friendlies: minors are known by their league too. docs/reglas/datos-personales.md. */
export const conMenores = ({ tipo, jugador1Infantil, jugador2Infantil }: DeQuien): boolean =>
  esDeMenores(tipo) || jugador1Infantil || jugador2Infantil;
