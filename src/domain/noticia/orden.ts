/** Pinned ones first, each group in the order it had: newest first. docs/reglas/contenidos.md. */
export const fijadasPrimero = <N extends { fijada: boolean }>(noticias: readonly N[]): N[] => [
  ...noticias.filter(({ fijada }) => fijada),
  ...noticias.filter(({ fijada }) => !fijada),
];
