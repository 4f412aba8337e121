import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ausenteDe, setsDe } from '#domain/partido/resultado.ts';
import { nombresCortos } from '#domain/persona/apellidos.ts';

/** Sets that a board has room for. */
const CABEN = 3;

type MarcadorDibujado = { sets: readonly (readonly [string, string])[]; nombres: readonly string[] };

/** Of a match without a result, or without sets, or with more than fit. */
const SIN_CIFRAS = [
  ['', ''],
  ['', ''],
] as const;

/** The sets of a match, which are empty while there is nothing to tell, and who plays it unless somebody is a minor. */
export function marcadorDibujado(partido: PartidoPublico): MarcadorDibujado {
  const resultado = conDesenlace(partido);
  const sets = setsDe(resultado);
  const seCuenta = partido.ganador !== null && ausenteDe(resultado) === null && sets.length <= CABEN;
  const nombres = nombresCortos(
    new Map([
      [partido.idJugador1, partido.jugador1Nombre],
      [partido.idJugador2, partido.jugador2Nombre],
    ]),
  );
  return {
    sets: seCuenta ? sets.map(([uno, dos]) => [`${uno}`, `${dos}`] as const) : SIN_CIFRAS,
    nombres: partido.jugador1Infantil || partido.jugador2Infantil ? [] : [...nombres.values()],
  };
}
