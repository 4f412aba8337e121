import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { ausenteDe, marcadorDe } from '#domain/partido/marcador.ts';
import { setsJugados } from '#domain/partido/resultado.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';

/** Sets that a board has room for. */
const CABEN = 3;

type MarcadorDibujado = { sets: readonly (readonly [string, string])[]; nombres: readonly string[] };

/** The sets of a match that was played, and who played it unless somebody is a minor; null when there is nothing to tell. */
export function marcadorDibujado(partido: PartidoPublico): MarcadorDibujado | null {
  const sets = setsJugados(marcadorDe(partido));
  if (partido.ganador === null || ausenteDe(partido) !== null || sets.length > CABEN) return null;
  const nombres = nombresCortos(
    new Map([
      [partido.idJugador1, partido.jugador1Nombre],
      [partido.idJugador2, partido.jugador2Nombre],
    ]),
  );
  return {
    sets: sets.map(([uno, dos]) => [`${uno}`, `${dos}`] as const),
    nombres: partido.jugador1Infantil || partido.jugador2Infantil ? [] : [...nombres.values()],
  };
}
