import type { LineaRegistro } from '#contract/operaciones.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { resumenDeLineas } from '#domain/registro/linea.ts';

/** What was written at once: one row of the screen. Newest first, as the lines come. */
export type Grupo = { primera: LineaRegistro; lineas: LineaRegistro[] };

/** Lines written at once are one row; the others are a row each. */
export function enGrupos(lineas: readonly LineaRegistro[]): Grupo[] {
  const grupos: Grupo[] = [];
  for (const linea of lineas) {
    const ultimo = grupos.at(-1);
    const junta = linea.deUnaVez !== null && ultimo?.primera.deUnaVez === linea.deUnaVez;
    if (junta) ultimo.lineas.push(linea);
    else grupos.push({ primera: linea, lineas: [linea] });
  }
  return grupos;
}

/** What a row says while it is folded: of what was found, in the order it was done. */
export const tituloDe = ({ lineas }: Grupo): string => resumenDeLineas(lineas.toReversed());

const ENTRE_COMILLAS = /«(.+?)(?:, \d.*?)?»/;

/** Of whom, "Ana – Luis y 6 más": the first, and how many more; null of what is told as a whole. */
export function deQuienes({ primera, lineas }: Grupo): string | null {
  if (lineas.some(({ acto }) => acto === null)) return null;
  const [quien] = ENTRE_COMILLAS.exec(lineas.at(-1)?.texto ?? '')?.slice(1) ?? [];
  return quien ? `${quien} y ${primera.juntas - 1} más` : null;
}

/** Of how many lines the search found these, when it did not find all that were written at once. */
export const queFaltan = ({ primera, lineas }: Grupo): number => primera.juntas - lineas.length;

/** Those of each day of the club, in their order. */
export const porDias = (grupos: readonly Grupo[]): [Dia, Grupo[]][] => [
  ...Map.groupBy(grupos, ({ primera }) => diaDe(primera.cuando)),
];
