/** Bytes of the largest spreadsheet file that is read, and its rows. */
export const MAX_BYTES = 600_000;
export const MAX_FILAS = 2_000;
