import { CRITERIOS, type Criterio } from '#domain/liga/reglas.ts';

/** The same list with the element one place up (-1) or down (1); at the ends it stays. */
export function mover<T>(lista: readonly T[], elemento: T, paso: 1 | -1): T[] {
  const desde = lista.indexOf(elemento);
  const hasta = desde + paso;
  if (desde < 0 || hasta < 0 || hasta >= lista.length) return [...lista];
  const nueva = [...lista];
  nueva.splice(hasta, 0, ...nueva.splice(desde, 1));
  return nueva;
}

/** Tie-breaks left out of the league's list, in the usual order. */
export const sinUsar = (desempates: readonly Criterio[]): Criterio[] =>
  CRITERIOS.filter((criterio) => !desempates.includes(criterio));
