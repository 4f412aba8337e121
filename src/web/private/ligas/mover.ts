import { CRITERIOS, type Criterio } from '#domain/liga/reglas.ts';
import { CRITERIOS_TEXTO } from './reglas-texto.ts';

/** The same list with the element one place up (-1) or down (1); at the ends it stays. */
export function mover<T>(lista: readonly T[], elemento: T, paso: 1 | -1): T[] {
  const desde = lista.indexOf(elemento);
  const hasta = desde + paso;
  if (desde < 0 || hasta < 0 || hasta >= lista.length) return [...lista];
  const nueva = [...lista];
  nueva.splice(hasta, 0, ...nueva.splice(desde, 1));
  return nueva;
}

const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });

/** Tells a league of what it could use: a tie-break that came after its rules were made is not in them. */
export function avisoSinUsar(desempates: readonly Criterio[]): string | null {
  const sobran = sinUsar(desempates);
  if (sobran.length === 0) return null;
  const nombres = LISTA.format(sobran.map((criterio) => `«${CRITERIOS_TEXTO[criterio].nombre}»`));
  return sobran.length === 1
    ? `Hay un criterio que esta liga no usa: ${nombres}. Si hace falta, añádelo y súbelo a su puesto.`
    : `Hay criterios que esta liga no usa: ${nombres}. Si hacen falta, añádelos y súbelos a su puesto.`;
}

/** Tie-breaks left out of the league's list, in the usual order. */
export const sinUsar = (desempates: readonly Criterio[]): Criterio[] =>
  CRITERIOS.filter((criterio) => !desempates.includes(criterio));
