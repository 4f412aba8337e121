import type { Lado, PartidoContado } from '#domain/partido/partido.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';

/** Matches of a league counted once by ordered pair of players: row × columns + column. */
export type Enfrentamientos = {
  posicion: ReadonlyMap<number, number>;
  /** Wins of the row player over the column player. */
  victorias: Uint16Array;
  /** Matches without result that the row player postponed to the column player. */
  aplazados: Uint16Array;
};

type Mutable = { victorias: Uint16Array; aplazados: Uint16Array };

const sumar = (cuenta: Uint16Array, celda: number): void => {
  cuenta[celda] = (cuenta[celda] ?? 0) + 1;
};

function anotar(cuentas: Mutable, partido: PartidoContado, celdas: Record<Lado, number>): void {
  const ganador = ganadorDe(partido);
  if (ganador !== null) {
    sumar(cuentas.victorias, celdas[ganador]);
    return;
  }
  // Postponing matters only while there is no result. domain.md, "A match".
  if (partido.jugador1Aplaza) sumar(cuentas.aplazados, celdas[1]);
  if (partido.jugador2Aplaza) sumar(cuentas.aplazados, celdas[2]);
}

/** Counts, in one pass, the matches whose two players are among `ids`. */
export function enfrentamientosDe(
  ids: readonly number[],
  partidos: readonly PartidoContado[],
): Enfrentamientos {
  const posicion = new Map(ids.map((id, i) => [id, i]));
  const n = ids.length;
  const cuentas = { victorias: new Uint16Array(n * n), aplazados: new Uint16Array(n * n) };
  for (const partido of partidos) {
    const i = posicion.get(partido.idJugador1);
    const j = posicion.get(partido.idJugador2);
    if (i === undefined || j === undefined) continue;
    anotar(cuentas, partido, { 1: i * n + j, 2: j * n + i });
  }
  return { posicion, ...cuentas };
}

function leer(e: Enfrentamientos, cuenta: Uint16Array, a: number, b: number): number {
  const i = e.posicion.get(a);
  const j = e.posicion.get(b);
  return i === undefined || j === undefined ? 0 : (cuenta[i * e.posicion.size + j] ?? 0);
}

/** Decided matches between them that `a` won. */
export const victoriasSobre = (e: Enfrentamientos, a: number, b: number): number =>
  leer(e, e.victorias, a, b);

/** Decided matches between them: every one has a winner. domain.md, "A match". */
export const decididosEntre = (e: Enfrentamientos, a: number, b: number): number =>
  victoriasSobre(e, a, b) + victoriasSobre(e, b, a);

/** Matches `a` still owes `b` after postponing them. domain.md, "Standings", aplazados. */
export function aplazadosPendientes(e: Enfrentamientos, a: number, b: number, vueltas: number): number {
  const aplazados = leer(e, e.aplazados, a, b);
  return aplazados === 0 ? 0 : Math.min(aplazados, Math.max(0, vueltas - decididosEntre(e, a, b)));
}
