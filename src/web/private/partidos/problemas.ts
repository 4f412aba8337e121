import type { Reglas } from '#domain/liga/reglas.ts';
import { type Problemas, problemasDelMarcador } from '#web/club/casillas/problemas.ts';
import type { ValoresPartido } from './valores.ts';

const jugadoresDe = ({ idJugador1, idJugador2 }: ValoresPartido) =>
  idJugador1 !== null && idJugador2 !== null ? { idJugador1, idJugador2 } : {};

/** What the rules say of the match. Without a league, no warnings. */
export const problemasDe = (valores: ValoresPartido, reglas: Reglas | undefined): Problemas =>
  problemasDelMarcador(valores, reglas, jugadoresDe(valores));

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
