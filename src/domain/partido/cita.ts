/** A match has the same name in every calendar, and in the mails that tell of it. docs/reglas/calendarios.md */
export const uidDe = (id: number, sufijo: string): string => `partido-${id}@${sufijo}`;

/** Grows with every save, and leaves room for a deletion between two: one that comes back has a version more. */
export const secuenciaDe = ({ version }: { version: number }, borrada: boolean): number =>
  2 * version + Number(borrada);

const EPOCA = Date.UTC(2020, 0, 1);
const MS = 1000;

/** When it was revised: with SEQUENCE it grows. The time of the answer would make of each answer another one. */
export const selloDe = (secuencia: number): Date => new Date(EPOCA + secuencia * MS);
