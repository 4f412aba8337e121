/** Rows of one INSERT: with every column of the widest table it stays below both engines' limit of parameters. */
const TANDA = 500;

/** The rows in groups that fit one statement each. */
export function porTandas<T>(filas: readonly T[]): T[][] {
  const cuantas = Math.ceil(filas.length / TANDA);
  return Array.from({ length: cuantas }, (_, i) => filas.slice(i * TANDA, (i + 1) * TANDA));
}
