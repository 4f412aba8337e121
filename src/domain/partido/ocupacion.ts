import { type FechaHora, seSolapan, sumarMinutos } from '#domain/fecha.ts';
import { juega } from './jugadores.ts';
import type { Partido } from './partido.ts';
import { estaAplazado, estaDecidido } from './resultado.ts';

/** A match holds its court and players unless it was awarded, or postponed and still without result. */
export const ocupa = (partido: Partido): boolean => !partido.sintetico && !estaAplazado(partido);

/** Still to be played: it holds its place and has no result yet. It is what schedules tell and rain can take away. */
export const estaPorJugar = (partido: Partido): boolean => ocupa(partido) && !estaDecidido(partido);

/** Its time has passed, and it has neither a result nor been put off. Spec §2, "Bulk scoring". */
export const estaPorPuntuar = (partido: Partido, ahora: FechaHora): boolean =>
  !estaDecidido(partido) && !estaAplazado(partido) && sumarMinutos(partido.fecha, partido.duracion) <= ahora;

/** What two matches want at the same time. */
type Choque = 'pista' | 'jugador';

const compartenPista = (a: Partido, b: Partido): boolean => a.idPista !== null && a.idPista === b.idPista;

const compartenJugador = (a: Partido, b: Partido): boolean =>
  juega(b, a.idJugador1) || juega(b, a.idJugador2);

/** Why two different matches cannot both take place, or null. domain.md, "Proposal", saving. */
export function choqueDe(a: Partido, b: Partido): Choque | null {
  const elMismo = a.id !== 0 && a.id === b.id;
  if (elMismo || !ocupa(a) || !ocupa(b) || !seSolapan(a, b)) return null;
  if (compartenPista(a, b)) return 'pista';
  return compartenJugador(a, b) ? 'jugador' : null;
}
