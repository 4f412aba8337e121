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
  if (partido.cancelado) return;
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

/** Where a player is in the counts; undefined for who was not counted. */
type Posicion = number | undefined;

const leer = (cuenta: readonly number[], n: number, i: Posicion, j: Posicion): number =>
  i === undefined || j === undefined ? 0 : (cuenta[i * n + j] ?? 0);

/** Decided matches that the first one won, by the positions of both: for who goes through every pair. */
export const victoriasEn = ({ posicion, victorias }: Enfrentamientos, i: Posicion, j: Posicion): number =>
  leer(victorias, posicion.size, i, j);

/** Decided matches of two players by their positions: every one has a winner. domain.md, "A match". */
export const decididosEn = (e: Enfrentamientos, i: Posicion, j: Posicion): number =>
  victoriasEn(e, i, j) + victoriasEn(e, j, i);

/** Decided matches that the first player won over the second one. */
export const victoriasEntre = (e: Enfrentamientos, a: number, b: number): number =>
  victoriasEn(e, e.posicion.get(a), e.posicion.get(b));

/** Decided matches between two players. */
export const decididosEntre = (e: Enfrentamientos, a: number, b: number): number =>
  decididosEn(e, e.posicion.get(a), e.posicion.get(b));

/** Matches a player still owes after postponing them, over all rivals. domain.md, "Standings", aplazados. */
export function aplazadosPendientes(e: Enfrentamientos, id: number, vueltas: number): number {
  const n = e.posicion.size;
  const propio = e.posicion.get(id);
  let total = 0;
  for (let rival = 0; rival < n; rival += 1) {
    const aplazados = leer(e.aplazados, n, propio, rival);
    if (aplazados > 0) total += Math.min(aplazados, Math.max(0, vueltas - decididosEn(e, propio, rival)));
  }
  return total;
}
