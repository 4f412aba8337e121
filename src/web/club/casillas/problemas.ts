import type { Reglas } from '#domain/liga/reglas.ts';
import { avisosDe, erroresDe } from '#domain/partido/errores.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import type { Problema } from '#domain/problema.ts';
import type { ConMarcador } from './valores.ts';

export type Problemas = { errores: readonly Problema[]; avisos: readonly Problema[] };

/** What only says that the score is not finished: it waits while somebody is still typing it. */
const A_MEDIAS: ReadonlySet<string> = new Set([
  mensajes.faltaPareja,
  mensajes.sinGanador,
  mensajes.sinDosSets,
]);

type Jugadores = { idJugador1: number; idJugador2: number };

/** The errors and warnings of domain.md, from the functions the server uses. Without rules, no warnings. */
export function problemasDelMarcador(
  valores: ConMarcador,
  reglas: Reglas | undefined,
  jugadores: Jugadores | object = {},
): Problemas {
  const { sets, jugador1NoPresenta, jugador2NoPresenta, cancelado, ...resto } = conSets(valores);
  const { jugador1Aplaza, jugador2Aplaza, clubAplaza } = resto;
  const aplazan = { jugador1Aplaza, jugador2Aplaza, clubAplaza };
  const resultado = { sets, jugador1NoPresenta, jugador2NoPresenta, ...aplazan, cancelado };
  return {
    errores: erroresDe({ ...resultado, ...jugadores }),
    avisos: reglas ? avisosDe(resultado, reglas) : [],
  };
}

/** What to show now: what is merely unfinished is left out while typing. */
export function visibles({ errores, avisos }: Problemas, escribiendo: boolean): Problemas {
  if (!escribiendo) return { errores, avisos };
  const firme = ({ message }: Problema) => !A_MEDIAS.has(message);
  return { errores: errores.filter(firme), avisos: avisos.filter(firme) };
}
