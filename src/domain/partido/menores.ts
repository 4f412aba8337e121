import type { TipoLiga } from '#domain/liga/liga.ts';

/** A match, and whether its players are of the children's league. */
type DeQuien = { tipo: TipoLiga; jugador1Infantil: boolean; jugador2Infantil: boolean };

/** A child also plays friendlies: minors are known by their league too. domain.md, "Public data about minors". */
export const conMenores = ({ tipo, jugador1Infantil, jugador2Infantil }: DeQuien): boolean =>
  tipo === 'infantil' || jugador1Infantil || jugador2Infantil;
