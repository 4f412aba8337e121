import { type Dia, diaDe } from '#domain/fecha.ts';
import type { Partido, SetPartido } from '#domain/partido/partido.ts';
import type { LigaPropuesta } from './datos.ts';

const suma = (sets: readonly SetPartido[], lado: 0 | 1): number =>
  sets.reduce((total, marcador) => total + (marcador[lado] ?? 0), 0);

const setsDe = (sets: readonly SetPartido[], lado: 0 | 1): number =>
  sets.filter((marcador) => (marcador[lado] ?? 0) > (marcador[1 - lado] ?? 0)).length;

/** Decided: one no-show flag, or filled sets with a winner by sets, then by games. domain.md, "A match". */
export function estaDecidido(partido: Partido): boolean {
  if (partido.jugador1NoPresenta || partido.jugador2NoPresenta) return true;
  const { sets } = partido;
  return setsDe(sets, 0) !== setsDe(sets, 1) || suma(sets, 0) !== suma(sets, 1);
}

/** Decided, or scheduled: without result and not postponed. These count as matches of a player. */
export const cuenta = (partido: Partido): boolean =>
  estaDecidido(partido) || !(partido.jugador1Aplaza || partido.jugador2Aplaza);

export const clavePareja = (uno: number, otro: number): string =>
  uno < otro ? `${uno}-${otro}` : `${otro}-${uno}`;

/** What has been played or scheduled between two players of a league. */
export type Historia = { partidos: number; ultimo: Dia | null; primeroEnCasa: number };

/** The later of two days; null is never. */
const masTarde = (uno: Dia | null, otro: Dia | null): Dia | null =>
  uno === null || (otro !== null && otro > uno) ? otro : uno;

/** History of each pair of a league, by `clavePareja`. Postponed matches without result do not count. */
export function historiasDe(partidos: readonly Partido[], idLiga: number): Map<string, Historia> {
  const historias = new Map<string, Historia>();
  for (const partido of partidos.filter((p) => p.idLiga === idLiga && cuenta(p))) {
    const clave = clavePareja(partido.idJugador1, partido.idJugador2);
    const previa = historias.get(clave) ?? { partidos: 0, ultimo: null, primeroEnCasa: partido.idJugador1 };
    const dia = partido.sintetico ? null : diaDe(partido.fecha);
    historias.set(clave, {
      ...previa,
      partidos: previa.partidos + 1,
      ultimo: masTarde(previa.ultimo, dia),
    });
  }
  return historias;
}

/** Legs of a pair over the whole season. */
export const vueltasTotales = (liga: LigaPropuesta): number => (liga.idaVuelta ? 2 : 1);

/** Legs that may be played on that day: the second only from `fechaIdaVuelta`. domain.md, hard rule 4. */
export const vueltasAbiertas = (liga: LigaPropuesta, dia: Dia): number =>
  liga.idaVuelta && liga.fechaIdaVuelta !== null && dia >= liga.fechaIdaVuelta ? 2 : 1;
