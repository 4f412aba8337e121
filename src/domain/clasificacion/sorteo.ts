/** Who goes first, and the balls by which it came out. */
export type Sorteo = { orden: number[]; bolas: number[] };

/**
 * A draw from a hat, which anybody can follow on paper: each ball says, from 1, which of those who are left in the list
 * goes next. One list and the same balls give one order, and each order has its balls. null where they are of no draw.
 * docs/reglas/ligas.md
 */
export function ordenDelSorteo(lista: readonly number[], bolas: readonly number[]): number[] | null {
  const quedan = [...lista];
  const orden = bolas.flatMap((bola) => quedan.splice(bola - 1, bola >= 1 ? 1 : 0));
  return quedan.length === 0 && orden.length === bolas.length ? orden : null;
}

/** `sacar` gives a number from 1 to what it is told, each as likely as any other. */
export function sortear(lista: readonly number[], sacar: (hasta: number) => number): Sorteo {
  const bolas = lista.map((_, i) => sacar(lista.length - i));
  return { bolas, orden: ordenDelSorteo(lista, bolas) ?? [] };
}
