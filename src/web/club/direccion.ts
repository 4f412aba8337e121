/** A postal code stays on the line of its town. */
export const enUnaLinea = (direccion: string): string => direccion.replace(/(\d{5}) /, '$1\u00a0');
