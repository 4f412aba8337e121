import { type Dia, diaDe } from '#domain/fecha.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaAplazado, estaCancelado } from '#domain/partido/resultado.ts';

/** Decided, or scheduled: without result, not postponed nor cancelled. These count as matches of a player. */
export const cuenta = (partido: Partido): boolean => !estaAplazado(partido) && !estaCancelado(partido);

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
