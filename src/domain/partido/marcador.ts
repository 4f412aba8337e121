import type { Lado, Marcador, Partido, Resultado, SetPartido } from './partido.ts';

/** Numbers of the six sets, as they appear in the API's field names. */
export const NUMEROS_SET = [1, 2, 3, 4, 5, 6] as const;
export type NumeroSet = (typeof NUMEROS_SET)[number];

export type Casilla = `jugador${Lado}Set${NumeroSet}`;

export type MarcadorPlano = Record<Casilla, number | null>;

const VACIO: SetPartido = [null, null];

export const MARCADOR_VACIO: Marcador = NUMEROS_SET.map(() => VACIO);

export const casilla = (lado: Lado, numero: NumeroSet): Casilla => `jugador${lado}Set${numero}`;

export const marcadorDe = (plano: Readonly<MarcadorPlano>): Marcador => [
  [plano.jugador1Set1, plano.jugador2Set1],
  [plano.jugador1Set2, plano.jugador2Set2],
  [plano.jugador1Set3, plano.jugador2Set3],
  [plano.jugador1Set4, plano.jugador2Set4],
  [plano.jugador1Set5, plano.jugador2Set5],
  [plano.jugador1Set6, plano.jugador2Set6],
];

/** A match as it crosses the wire, with its boxes also as the six sets that the rules read. */
export const conSets = <P extends Readonly<MarcadorPlano>>(plano: P): P & { sets: Marcador } => ({
  ...plano,
  sets: marcadorDe(plano),
});

/** Six sets as the flat boxes of the API; a missing set becomes two empty boxes. */
export function planoDe(marcador: Marcador): MarcadorPlano {
  const campos = NUMEROS_SET.flatMap((n) => {
    const [uno, dos] = marcador[n - 1] ?? VACIO;
    return [[casilla(1, n), uno] as const, [casilla(2, n), dos] as const];
  });
  return Object.fromEntries(campos) as MarcadorPlano;
}

/** Builds a full score from the sets that were played; the rest stay empty. */
export function marcadorCon(...sets: SetPartido[]): Marcador {
  return NUMEROS_SET.map((n) => sets[n - 1] ?? VACIO);
}

/** Two sets to love for that side: the score of no-shows and resolution matches. */
export const dobleSeisCero = (ganador: Lado): Marcador =>
  ganador === 1 ? marcadorCon([6, 0], [6, 0]) : marcadorCon([0, 6], [0, 6]);

/** A player who does not turn up loses 0-0 against 6-6; sets 3 to 6 stay empty. */
export const marcadorPorNoPresentado = (ausente: Lado): Marcador => dobleSeisCero(ausente === 1 ? 2 : 1);

/** The only player who did not turn up, or null; both at once is an error, not a result. */
export function ausenteDe(
  resultado: Pick<Resultado, 'jugador1NoPresenta' | 'jugador2NoPresenta'>,
): Lado | null {
  if (resultado.jugador1NoPresenta === resultado.jugador2NoPresenta) return null;
  return resultado.jugador1NoPresenta ? 1 : 2;
}

/** The result with that side's games first, as whoever reads about one player expects it. */
export function vistoDesde(lado: Lado, resultado: Resultado): Resultado {
  if (lado === 1) return resultado;
  return {
    sets: resultado.sets.map(([uno, dos]): SetPartido => [dos, uno]),
    jugador1NoPresenta: resultado.jugador2NoPresenta,
    jugador2NoPresenta: resultado.jugador1NoPresenta,
    jugador1Aplaza: resultado.jugador2Aplaza,
    jugador2Aplaza: resultado.jugador1Aplaza,
    clubAplaza: resultado.clubAplaza,
    cancelado: resultado.cancelado,
  };
}

/** Enforces the no-show score whatever was sent. docs/reglas/partidos.md */
export function normalizar<R extends Resultado | Partido>(resultado: R): R {
  const ausente = ausenteDe(resultado);
  return ausente === null ? resultado : { ...resultado, sets: marcadorPorNoPresentado(ausente) };
}
