import type { Lado, Marcador, SetPartido } from './partido.ts';

/** Numbers of the six sets, as they appear in the API's field names. */
export const NUMEROS_SET = [1, 2, 3, 4, 5, 6] as const;
export type NumeroSet = (typeof NUMEROS_SET)[number];

export type Casilla = `jugador${Lado}Set${NumeroSet}`;

export type MarcadorPlano = Record<Casilla, number | null>;

const VACIO: SetPartido = [null, null];

export const MARCADOR_VACIO: Marcador = NUMEROS_SET.map(() => VACIO);

export const casilla = (lado: Lado, numero: NumeroSet): Casilla => `jugador${lado}Set${numero}`;

export const CASILLAS: readonly Casilla[] = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

export const marcadorDe = (plano: Readonly<MarcadorPlano>): Marcador =>
  NUMEROS_SET.map((n): SetPartido => [plano[casilla(1, n)], plano[casilla(2, n)]]);

/** Six sets as the flat boxes of the API; a missing set becomes two empty boxes. */
export function planoDe(marcador: Marcador): MarcadorPlano {
  const campos = NUMEROS_SET.flatMap((n) => {
    const [uno, dos] = marcador[n - 1] ?? VACIO;
    return [[casilla(1, n), uno] as const, [casilla(2, n), dos] as const];
  });
  return Object.fromEntries(campos) as MarcadorPlano;
}

/** Builds a full score from the sets that were played; the rest stay empty. */
export const marcadorCon = (...sets: SetPartido[]): Marcador => NUMEROS_SET.map((n) => sets[n - 1] ?? VACIO);

/** Two sets to love for that side: the score of no-shows and resolution matches. */
export const dobleSeisCero = (ganador: Lado): Marcador =>
  ganador === 1 ? marcadorCon([6, 0], [6, 0]) : marcadorCon([0, 6], [0, 6]);

/** A player who does not turn up loses 0-0 against 6-6; sets 3 to 6 stay empty. */
export const marcadorPorNoPresentado = (ausente: Lado): Marcador => dobleSeisCero(ausente === 1 ? 2 : 1);
