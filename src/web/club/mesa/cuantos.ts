/** "1 partido", "12 partidos": a number and its noun. */
export const cuantos = (numero: number, uno: string, varios: string): string =>
  `${numero} ${numero === 1 ? uno : varios}`;
