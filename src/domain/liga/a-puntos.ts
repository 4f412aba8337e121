import type { FormatoSet } from './reglas.ts';

/** Its sets are to eleven or fifteen points: none of them is a super tie-break, and their points count as games. */
export const juegaAPuntos = ({ formatos }: { formatos: readonly FormatoSet[] }): boolean =>
  formatos.some((formato) => formato === 'once' || formato === 'quince');
