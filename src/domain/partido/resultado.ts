import type { Reglas } from '#domain/liga/reglas.ts';
import { ausenteDe, marcadorPorNoPresentado } from './marcador.ts';
import type { Lado, Marcador, Resultado, SetPartido } from './partido.ts';

/** A set with both boxes filled. */
export type SetJugado = readonly [number, number];

const SUPER_TIE_BREAK = 10;

export const estaJugado = (set: SetPartido): set is SetJugado => set[0] !== null && set[1] !== null;

export const setsJugados = (marcador: Marcador): SetJugado[] => marcador.filter(estaJugado);

/** A set with a score of 10 or more is a super tie-break. domain.md, "Rules record". */
export const esSuperTieBreak = ([uno, dos]: SetJugado): boolean => Math.max(uno, dos) >= SUPER_TIE_BREAK;

const mayor = (uno: number, dos: number): Lado | null => {
  if (uno === dos) return null;
  return uno > dos ? 1 : 2;
};

/** Set winner: more games; equal, nobody. domain.md, "A match". */
export const ganadorDeSet = ([uno, dos]: SetJugado): Lado | null => mayor(uno, dos);

/** What each side takes from a match into the table: pairs for player 1 and player 2. */
export type Cuentas = { sets: readonly [number, number]; juegos: readonly [number, number] };

/** Games of a set; a super tie-break counts 1-0 where the league says so. domain.md, "Rules record". */
function juegosDe(set: SetJugado, superComoJuego: boolean): readonly [number, number] {
  if (!superComoJuego || !esSuperTieBreak(set)) return set;
  const ganador = ganadorDeSet(set);
  return [Number(ganador === 1), Number(ganador === 2)];
}

function contar(marcador: Marcador, superComoJuego: boolean): Cuentas {
  const sets: [number, number] = [0, 0];
  const juegos: [number, number] = [0, 0];
  for (const set of marcador) {
    if (!estaJugado(set)) continue;
    const ganador = ganadorDeSet(set);
    sets[0] += Number(ganador === 1);
    sets[1] += Number(ganador === 2);
    const [uno, dos] = juegosDe(set, superComoJuego);
    juegos[0] += uno;
    juegos[1] += dos;
  }
  return { sets, juegos };
}

/** Winner of a score: more sets; equal, more games; still equal, nobody. domain.md, "A match". */
export function ganadorDeMarcador(marcador: Marcador): Lado | null {
  const { sets, juegos } = contar(marcador, false);
  return mayor(...sets) ?? mayor(...juegos);
}

/** The winner: the one who turned up, or the winner of the score; null while undecided. domain.md, "A match". */
export function ganadorDe(resultado: Resultado): Lado | null {
  if (resultado.jugador1NoPresenta && resultado.jugador2NoPresenta) return null;
  const ausente = ausenteDe(resultado);
  if (ausente !== null) return ausente === 1 ? 2 : 1;
  return ganadorDeMarcador(resultado.sets);
}

/** Decided: one no-show flag, or filled sets with a winner. domain.md, "A match". */
export const estaDecidido = (resultado: Resultado): boolean => ganadorDe(resultado) !== null;

/** The postponed flag matters only while there is no result. domain.md, "A match". */
export const estaAplazado = (resultado: Resultado): boolean =>
  (resultado.jugador1Aplaza || resultado.jugador2Aplaza) && !estaDecidido(resultado);

const NADA: Cuentas = { sets: [0, 0], juegos: [0, 0] };

type ReglasCuentas = Pick<Reglas, 'contarMarcadorWo' | 'superTieBreakComoJuego'>;

/** Sets and games of a match that is known to be decided, under its league's rules. domain.md, "Rules record". */
export function cuentasDeDecidido(resultado: Resultado, reglas: ReglasCuentas): Cuentas {
  const ausente = ausenteDe(resultado);
  if (ausente !== null && !reglas.contarMarcadorWo) return NADA;
  const marcador = ausente === null ? resultado.sets : marcadorPorNoPresentado(ausente);
  return contar(marcador, reglas.superTieBreakComoJuego);
}

/** The same of any match; an undecided one counts nothing. */
export const cuentasDe = (resultado: Resultado, reglas: ReglasCuentas): Cuentas =>
  estaDecidido(resultado) ? cuentasDeDecidido(resultado, reglas) : NADA;
