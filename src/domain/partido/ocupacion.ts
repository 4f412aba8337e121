import { type FechaHora, haPasado, seSolapan } from '#domain/fecha.ts';
import { PREGUNTAS } from './desenlace.ts';
import type { Partido } from './partido.ts';
import { juega } from './partido.ts';
import { sinJugar } from './resultado.ts';

/** A match holds its court and players unless it was awarded, or it is without result and postponed or cancelled. */
export const ocupa = (partido: Partido): boolean =>
  !partido.sintetico && PREGUNTAS.ocupaSitio(partido.desenlace.que);

/** Still to be played: it holds its place and has no result yet. It is what schedules tell and rain can take away. */
export const estaPorJugar = (partido: Partido): boolean => ocupa(partido) && sinJugar(partido);

/** Its time has passed, and it has neither a result nor been put off or cancelled. */
export const estaPorPuntuar = (partido: Partido, ahora: FechaHora): boolean =>
  sinJugar(partido) && haPasado(partido, ahora);

/** Still to be played, and its time has not passed. */
export const estaPuesto = (partido: Partido, ahora: FechaHora): boolean =>
  estaPorJugar(partido) && !estaPorPuntuar(partido, ahora);

type Choque = 'pista' | 'jugador';

const compartenPista = (a: Partido, b: Partido): boolean => a.idPista !== null && a.idPista === b.idPista;

const compartenJugador = (a: Partido, b: Partido): boolean =>
  juega(b, a.idJugador1) || juega(b, a.idJugador2);

/** Why two different matches cannot both take place, or null. docs/reglas/propuesta.md */
export function choqueDe(a: Partido, b: Partido): Choque | null {
  const elMismo = a.id !== 0 && a.id === b.id;
  if (elMismo || !ocupa(a) || !ocupa(b) || !seSolapan(a, b)) return null;
  if (compartenPista(a, b)) return 'pista';
  return compartenJugador(a, b) ? 'jugador' : null;
}
