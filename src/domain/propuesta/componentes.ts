/** Connected components of the graph of those edges, as lists of vertices. */
export function componentes(aristas: readonly (readonly [number, number])[]): number[][] {
  const padre = new Map<number, number>();
  const raiz = (v: number): number => {
    let actual = v;
    while ((padre.get(actual) ?? actual) !== actual) actual = padre.get(actual) as number;
    padre.set(v, actual);
    return actual;
  };
  for (const [a, b] of aristas) {
    padre.set(raiz(a), raiz(b));
    if (!padre.has(raiz(b))) padre.set(raiz(b), raiz(b));
  }
  const grupos = new Map<number, number[]>();
  for (const v of new Set(aristas.flat())) grupos.set(raiz(v), [...(grupos.get(raiz(v)) ?? []), v]);
  return [...grupos.values()];
}
