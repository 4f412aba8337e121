import type { Lado, Marcador, SetPartido } from './partido.ts';

/** Numbers of the six sets, as they appear in the API's field names. */
export const NUMEROS_SET = [1, 2, 3, 4, 5, 6] as const;
export type NumeroSet = (typeof NUMEROS_SET)[number];

export type Casilla = `jugador${Lado}Set${NumeroSet}`;

export type MarcadorPlano = Record<Casilla, number | null>;

const VACIO: SetPartido = [null, null];

export const MARCADOR_VACIO: Marcador = NUMEROS_SET.map(() => VACIO);

export const casilla = (lado: Lado, numero: NumeroSet): Casilla => `jugador${lado}Set${numero}`;

/** Both of each set. */
const PARES = NUMEROS_SET.map((n) => [casilla(1, n), casilla(2, n)] as const);

export const CASILLAS: readonly Casilla[] = PARES.flat();

/** Its boxes by their names: reading each by a name that is made costs a tenth of a table. */
export const marcadorDe = (plano: Readonly<MarcadorPlano>): Marcador => [
  [plano.jugador1Set1, plano.jugador2Set1],
  [plano.jugador1Set2, plano.jugador2Set2],
  [plano.jugador1Set3, plano.jugador2Set3],
  [plano.jugador1Set4, plano.jugador2Set4],
  [plano.jugador1Set5, plano.jugador2Set5],
  [plano.jugador1Set6, plano.jugador2Set6],
];

/** Six sets as the flat boxes of the API; a missing set becomes two empty boxes. */
export const planoDe = (marcador: Marcador): MarcadorPlano =>
  Object.fromEntries(
    PARES.flatMap(([uno, dos], n) => {
      const [juegos1, juegos2] = marcador[n] ?? VACIO;
      return [
        [uno, juegos1],
        [dos, juegos2],
      ];
    }),
  ) as MarcadorPlano;

/** Builds a full score from the sets that were played; the rest stay empty. */
export const marcadorCon = (...sets: SetPartido[]): Marcador => NUMEROS_SET.map((n) => sets[n - 1] ?? VACIO);

/** Two sets to love for that side: the score of no-shows and resolution matches. */
export const dobleSeisCero = (ganador: Lado): Marcador =>
  ganador === 1 ? marcadorCon([6, 0], [6, 0]) : marcadorCon([0, 6], [0, 6]);

/** A player who does not turn up loses 0-0 against 6-6; sets 3 to 6 stay empty. */
export const marcadorPorNoPresentado = (ausente: Lado): Marcador => dobleSeisCero(ausente === 1 ? 2 : 1);
