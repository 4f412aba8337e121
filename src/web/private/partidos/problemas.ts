import type { Reglas } from '#domain/liga/reglas.ts';
import { avisosDe } from '#domain/partido/avisos.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { mensajes, type Problema } from '#domain/partido/mensajes.ts';
import { resultadoDe, type ValoresPartido } from './valores.ts';

export type Problemas = { errores: readonly Problema[]; avisos: readonly Problema[] };

/** What only says that the score is not finished: it waits while somebody is still typing it. */
const A_MEDIAS: ReadonlySet<string> = new Set([
  mensajes.faltaPareja,
  mensajes.sinGanador,
  mensajes.sinDosSets,
]);

const jugadoresDe = ({ idJugador1, idJugador2 }: ValoresPartido) =>
  idJugador1 !== null && idJugador2 !== null ? { idJugador1, idJugador2 } : {};

/** The errors and warnings of domain.md, from the functions the server uses. Without a league, no warnings. */
export function problemasDe(valores: ValoresPartido, reglas: Reglas | undefined): Problemas {
  const resultado = resultadoDe(valores);
  return {
    errores: erroresDe({
      sets: resultado.sets,
      jugador1NoPresenta: valores.jugador1NoPresenta,
      jugador2NoPresenta: valores.jugador2NoPresenta,
      jugador1Aplaza: valores.jugador1Aplaza,
      jugador2Aplaza: valores.jugador2Aplaza,
      ...jugadoresDe(valores),
    }),
    avisos: reglas ? avisosDe(resultado, reglas) : [],
  };
}

/** What to show now: what is merely unfinished is left out while typing. */
export function visibles({ errores, avisos }: Problemas, escribiendo: boolean): Problemas {
  if (!escribiendo) return { errores, avisos };
  const firme = ({ message }: Problema) => !A_MEDIAS.has(message);
  return { errores: errores.filter(firme), avisos: avisos.filter(firme) };
}

type Elecciones = Partial<Record<'idLiga' | 'idJugador1' | 'idJugador2' | 'dia' | 'hora', string>>;

/** What is still to be chosen, before asking the server. */
function elecciones({ idLiga, idJugador1, idJugador2, dia, hora }: ValoresPartido): Elecciones {
  return {
    ...(idLiga === null && { idLiga: 'Elige la liga' }),
    ...(dia === null && { dia: 'Indica el día' }),
    ...(hora === '' && { hora: 'Indica la hora' }),
    ...(idJugador1 === null && { idJugador1: 'Elige al jugador 1' }),
    ...(idJugador2 === null && { idJugador2: 'Elige al jugador 2' }),
  };
}

/** Everything that keeps the match from being saved, by field. */
export function comprobar(valores: ValoresPartido): Record<string, string> {
  const { errores } = problemasDe(valores, undefined);
  return {
    ...elecciones(valores),
    ...Object.fromEntries(errores.map(({ path, message }) => [path, message])),
  };
}
