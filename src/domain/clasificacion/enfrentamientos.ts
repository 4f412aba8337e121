import type { PartidoJuzgado } from './juzgado.ts';

/** Matches of a league counted once by ordered pair of players: row × columns + column. */
export type Enfrentamientos = {
  posicion: ReadonlyMap<number, number>;
  /** Wins of the row player over the column player. */
  victorias: readonly number[];
  /** Matches without result that the row player postponed to the column player. */
  aplazados: readonly number[];
};

type Mutable = { victorias: number[]; aplazados: number[] };

const sumar = (cuenta: number[], celda: number): void => {
  cuenta[celda] = (cuenta[celda] ?? 0) + 1;
};

/** `ida` is the cell of player 1 over player 2, `vuelta` the other one. */
function anotar(cuentas: Mutable, { partido, veredicto }: PartidoJuzgado, ida: number, vuelta: number): void {
  if (veredicto !== null) {
    sumar(cuentas.victorias, veredicto.ganador === 1 ? ida : vuelta);
    return;
  }
  // Postponing matters only while there is no result. domain.md, "A match".
  if (partido.jugador1Aplaza) sumar(cuentas.aplazados, ida);
  if (partido.jugador2Aplaza) sumar(cuentas.aplazados, vuelta);
}

/** Counts, in one pass, the matches whose two players are among `ids`. */
export function enfrentamientosDe(
  ids: readonly number[],
  juzgados: readonly PartidoJuzgado[],
): Enfrentamientos {
  const posicion = new Map(ids.map((id, i) => [id, i]));
  const n = ids.length;
  const ceros = (): number[] => new Array(n * n).fill(0);
  const cuentas = { victorias: ceros(), aplazados: ceros() };
  for (const juzgado of juzgados) {
    const i = posicion.get(juzgado.partido.idJugador1);
    const j = posicion.get(juzgado.partido.idJugador2);
    if (i === undefined || j === undefined) continue;
    anotar(cuentas, juzgado, i * n + j, j * n + i);
  }
  return { posicion, ...cuentas };
}

/** What two players have between them, seen from the first one. */
type Balance = {
  /** Decided matches that the first one won. */
  victorias: number;
  /** Decided matches: every one has a winner. domain.md, "A match". */
  decididos: number;
  /** Matches without result that the first one postponed. */
  aplazados: number;
};

const NINGUNO: Balance = { victorias: 0, decididos: 0, aplazados: 0 };

function balanceEn({ posicion, victorias, aplazados }: Enfrentamientos, i: number, j: number): Balance {
  const [propia, ajena] = [i * posicion.size + j, j * posicion.size + i];
  const ganados = victorias[propia] ?? 0;
  const decididos = ganados + (victorias[ajena] ?? 0);
  return { victorias: ganados, decididos, aplazados: aplazados[propia] ?? 0 };
}

/** What two players have between them; nothing when one of them was not counted. */
export function balanceEntre(e: Enfrentamientos, a: number, b: number): Balance {
  const [i, j] = [e.posicion.get(a), e.posicion.get(b)];
  return i === undefined || j === undefined ? NINGUNO : balanceEn(e, i, j);
}

/** Matches a player still owes after postponing them, over all rivals. domain.md, "Standings", aplazados. */
export function aplazadosPendientes(e: Enfrentamientos, id: number, vueltas: number): number {
  let total = 0;
  for (const rival of e.posicion.keys()) {
    const { aplazados, decididos } = balanceEntre(e, id, rival);
    total += Math.min(aplazados, Math.max(0, vueltas - decididos));
  }
  return total;
}
