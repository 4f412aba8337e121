import type { Reglas } from '#domain/liga/reglas.ts';
import { estaAplazado } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { type Problemas, problemasDelMarcador } from '#web/club/casillas/problemas.ts';
import { resultadoDe, type ValoresPartido } from './valores.ts';

const jugadoresDe = ({ idJugador1, idJugador2 }: ValoresPartido) =>
  idJugador1 !== null && idJugador2 !== null ? { idJugador1, idJugador2 } : {};

const APLAZADO =
  'Aplazado: no sale en el horario y deja libre su pista. Cuando tenga día nuevo, ponlo y quita esta marca.';

/** A match put off leaves the schedule: whoever marks it, or opens it later, reads what comes next. */
function avisosDeAplazado(valores: ValoresPartido): Problema[] {
  if (!estaAplazado(resultadoDe(valores))) return [];
  return [{ path: valores.jugador1Aplaza ? 'jugador1Aplaza' : 'jugador2Aplaza', message: APLAZADO }];
}

/** What the rules say of the match. Without a league, of its score no warnings. */
export function problemasDe(valores: ValoresPartido, reglas: Reglas | undefined): Problemas {
  const { errores, avisos } = problemasDelMarcador(valores, reglas, jugadoresDe(valores));
  return { errores, avisos: [...avisos, ...avisosDeAplazado(valores)] };
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
