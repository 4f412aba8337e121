const EUROS = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Whole euros as "45 €". */
export const enEuros = (importe: number): string => EUROS.format(importe);
