import { type FechaHora, haPasado, seSolapan } from '#domain/fecha.ts';
import { type Gente, hayAlguienEnComun } from '#domain/persona/gente.ts';
import { PREGUNTAS } from './desenlace.ts';
import { jugadoresDe, type Partido } from './partido.ts';
import { estaSuspendido, sinJugar } from './resultado.ts';

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

/** What ending a league leaves to be played: what is set, and what was begun and is to be gone on with, whenever that was. */
export const quedaPorJugar = (partido: Partido, ahora: FechaHora): boolean =>
  estaPuesto(partido, ahora) || (estaPorJugar(partido) && estaSuspendido(partido));

type Choque = 'pista' | 'jugador';

const compartenPista = (a: Partido, b: Partido): boolean => a.idPista !== null && a.idPista === b.idPista;

type Jugadores = Parameters<typeof jugadoresDe>[0] & Pick<Partido, 'suplente1' | 'suplente2'>;

/** The two, and whoever plays for one of a pair. */
export const quienesVan = (partido: Jugadores): number[] =>
  [...jugadoresDe(partido), partido.suplente1, partido.suplente2].filter((id) => typeof id === 'number');

/** Whether somebody of that player is in the match, as that one or as another of theirs. */
export const estaEn = (partido: Jugadores, idJugador: number, gente: Gente): boolean =>
  quienesVan(partido).some((id) => hayAlguienEnComun(gente, id, idJugador));

/** Of those of a match, who is in the other one as well. */
export const comunDe = (partido: Jugadores, otro: Jugadores, gente: Gente): number | undefined =>
  quienesVan(partido).find((id) => estaEn(otro, id, gente));

/** Why two different matches cannot both take place, or null. docs/reglas/propuesta.md */
export function choqueDe(a: Partido, b: Partido, gente: Gente): Choque | null {
  const elMismo = a.id !== 0 && a.id === b.id;
  if (elMismo || !ocupa(a) || !ocupa(b) || !seSolapan(a, b)) return null;
  if (compartenPista(a, b)) return 'pista';
  return comunDe(a, b, gente) === undefined ? null : 'jugador';
}
