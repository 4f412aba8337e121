import type { Reglas } from '#domain/liga/reglas.ts';
import { ausenteDe, marcadorPorNoPresentado } from './marcador.ts';
import type { Lado, Marcador, Resultado, SetPartido } from './partido.ts';

export type SetJugado = readonly [number, number];

const SUPER_TIE_BREAK = 10;

export const estaJugado = (set: SetPartido): set is SetJugado => set[0] !== null && set[1] !== null;

export const setsJugados = (marcador: Marcador): SetJugado[] => marcador.filter(estaJugado);

/** A set with a score of 10 or more is a super tie-break. docs/reglas/ligas.md */
export const esSuperTieBreak = ([uno, dos]: SetJugado): boolean => Math.max(uno, dos) >= SUPER_TIE_BREAK;

const DECISIVO = 2;

/** Played in place of a third set: it must not look as one. A first set to ten is a long one. */
export const enVezDeSet = (set: SetJugado, indice: number): boolean =>
  indice >= DECISIVO && esSuperTieBreak(set);

const mayor = ([uno, dos]: readonly [number, number]): Lado | null => {
  if (uno === dos) return null;
  return uno > dos ? 1 : 2;
};

/** Set winner: more games; equal, nobody. docs/reglas/partidos.md */
export const ganadorDeSet = (set: SetJugado): Lado | null => mayor(set);

/** What each side takes from a match into the table: pairs for player 1 and player 2. */
type Cuentas = { sets: readonly [number, number]; juegos: readonly [number, number] };

/** Games of a set; a super tie-break counts 1-0 where the league says so. docs/reglas/ligas.md */
function juegosDe(set: SetJugado, superComoJuego: boolean): readonly [number, number] {
  if (!superComoJuego || !esSuperTieBreak(set)) return set;
  const ganador = ganadorDeSet(set);
  return [Number(ganador === 1), Number(ganador === 2)];
}

function contar(marcador: Marcador, superComoJuego: boolean): Cuentas {
  let sets1 = 0;
  let sets2 = 0;
  let juegos1 = 0;
  let juegos2 = 0;
  for (const set of marcador) {
    if (!estaJugado(set)) continue;
    const ganador = ganadorDeSet(set);
    sets1 += Number(ganador === 1);
    sets2 += Number(ganador === 2);
    const contados = juegosDe(set, superComoJuego);
    juegos1 += contados[0];
    juegos2 += contados[1];
  }
  return { sets: [sets1, sets2], juegos: [juegos1, juegos2] };
}

/** More sets; equal, more games as they were written; still equal, nobody. docs/reglas/partidos.md */
const ganadorDeCuentas = ({ sets }: Cuentas, marcador: Marcador): Lado | null =>
  mayor(sets) ?? mayor(contar(marcador, false).juegos);

export const ganadorDeMarcador = (marcador: Marcador): Lado | null =>
  ganadorDeCuentas(contar(marcador, false), marcador);

/** What a decided match says: who won it, whether because the other did not turn up, and what each side takes. */
export type Veredicto = { ganador: Lado; porAusencia: boolean; cuentas: Cuentas };

type ReglasCuentas = Pick<Reglas, 'contarMarcadorWo' | 'superTieBreakComoJuego'>;

const NADA: Cuentas = { sets: [0, 0], juegos: [0, 0] };

const veredictoPorAusencia = (ausente: Lado, contarMarcador: boolean): Veredicto => ({
  ganador: ausente === 1 ? 2 : 1,
  porAusencia: true,
  cuentas: contarMarcador ? contar(marcadorPorNoPresentado(ausente), false) : NADA,
});

/** Null while undecided; decided by one no-show flag, or by sets with a winner. docs/reglas/ligas.md */
export function veredictoDe(resultado: Resultado, reglas: ReglasCuentas): Veredicto | null {
  const ausente = ausenteDe(resultado);
  if (ausente !== null) return veredictoPorAusencia(ausente, reglas.contarMarcadorWo);
  // Both did not turn up.
  if (resultado.jugador1NoPresenta) return null;
  const cuentas = contar(resultado.sets, reglas.superTieBreakComoJuego);
  const ganador = ganadorDeCuentas(cuentas, resultado.sets);
  return ganador && { ganador, porAusencia: false, cuentas };
}

/** Who wins hangs on no rule of the league. */
const SIN_REGLAS: ReglasCuentas = { contarMarcadorWo: false, superTieBreakComoJuego: false };

/** The winner: the one who turned up, or the winner of the score; null while undecided. docs/reglas/partidos.md */
export const ganadorDe = (resultado: Resultado): Lado | null =>
  veredictoDe(resultado, SIN_REGLAS)?.ganador ?? null;

/** Decided: one no-show flag, or filled sets with a winner. docs/reglas/partidos.md */
export const estaDecidido = (resultado: Resultado): boolean => ganadorDe(resultado) !== null;

/** It will not be played: like the postponed flag, it matters only while there is no result. */
export const estaCancelado = (resultado: Resultado): boolean =>
  resultado.cancelado && !estaDecidido(resultado);

/** The postponed flags matter only while there is no result. Nobody owes what was cancelled. docs/reglas/partidos.md */
export const estaAplazado = (resultado: Resultado): boolean =>
  (resultado.jugador1Aplaza || resultado.jugador2Aplaza || resultado.clubAplaza) &&
  !resultado.cancelado &&
  !estaDecidido(resultado);

/** Matches of a pair in its league. */
type DeLaPareja = { decididos: number; acordados: number; cancelados: number };

/** Legs that a pair still owes: a cancelled match takes one up, unless another is arranged for it. docs/reglas/partidos.md */
export function piernasDebidas(vueltas: number, { decididos, acordados, cancelados }: DeLaPareja): number {
  const libres = Math.max(0, vueltas - decididos);
  return Math.min(libres, Math.max(libres - cancelados, acordados));
}

export const estaAcordado = (resultado: Resultado): boolean =>
  !(estaDecidido(resultado) || estaCancelado(resultado) || estaAplazado(resultado));

export const deLaPareja = (suyos: readonly Resultado[]): DeLaPareja => ({
  decididos: suyos.filter(estaDecidido).length,
  acordados: suyos.filter(estaAcordado).length,
  cancelados: suyos.filter(estaCancelado).length,
});

/** Who put off a match that is still to be played: a player, or the club; null when it is not postponed. */
export const aplazadoPor = (resultado: Resultado): Lado | 'club' | null => {
  if (!estaAplazado(resultado)) return null;
  if (resultado.jugador1Aplaza) return 1;
  return resultado.jugador2Aplaza ? 2 : 'club';
};

/** Why is then theirs, and nobody else reads it. docs/reglas/datos-personales.md */
export function loAplazaUnJugador(resultado: Resultado): boolean {
  const quien = aplazadoPor(resultado);
  return quien !== null && quien !== 'club';
}

/** Sets and games that count in a table; an undecided match counts nothing. docs/reglas/ligas.md */
export const cuentasDe = (resultado: Resultado, reglas: ReglasCuentas): Cuentas =>
  veredictoDe(resultado, reglas)?.cuentas ?? NADA;
