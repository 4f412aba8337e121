const EUROS = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
  useGrouping: false,
});

/** "45 €", "42,50 €". */
export const enEuros = (importe: number): string => EUROS.format(importe);

/** "45", "42,50": where the text says the rest. */
export const sinSimbolo = (importe: number): string => enEuros(importe).replace(/\s?€$/, '');

/** To the cent. */
export const sumarEuros = (importes: readonly number[]): number =>
  importes.reduce((suma, uno) => suma + Math.round(uno * 100), 0) / 100;
