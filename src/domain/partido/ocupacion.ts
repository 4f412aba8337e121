import { seSolapan } from '#domain/fecha.ts';
import type { Partido } from './partido.ts';
import { estaAplazado } from './resultado.ts';

/** A match holds its court and players unless it was awarded, or postponed and still without result. */
export const ocupa = (partido: Partido): boolean => !partido.sintetico && !estaAplazado(partido);

/** What two matches want at the same time. */
export type Choque = 'pista' | 'jugador';

const compartenPista = (a: Partido, b: Partido): boolean => a.idPista !== null && a.idPista === b.idPista;

const juega = (partido: Partido, idJugador: number): boolean =>
  partido.idJugador1 === idJugador || partido.idJugador2 === idJugador;

const compartenJugador = (a: Partido, b: Partido): boolean =>
  juega(b, a.idJugador1) || juega(b, a.idJugador2);

/** Why two different matches cannot both take place, or null. domain.md, "Proposal", saving. */
export function choqueDe(a: Partido, b: Partido): Choque | null {
  const elMismo = a.id !== 0 && a.id === b.id;
  if (elMismo || !ocupa(a) || !ocupa(b) || !seSolapan(a, b)) return null;
  if (compartenPista(a, b)) return 'pista';
  return compartenJugador(a, b) ? 'jugador' : null;
}
