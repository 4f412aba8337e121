/** A row as this page watches it: `huella` is all that is told of it, `frase` how it is called aloud. */
export type FilaVista = { clave: string; huella: string; frase: string };

export type Cambios = { nuevas: FilaVista[]; otras: FilaVista[]; idas: FilaVista[] };

export function cambiosEntre(antes: readonly FilaVista[], ahora: readonly FilaVista[]): Cambios {
  const [de, a] = [antes, ahora].map((filas) => new Map(filas.map((fila) => [fila.clave, fila])));
  return {
    nuevas: ahora.filter(({ clave }) => !de?.has(clave)),
    otras: ahora.filter(({ clave, huella }) => (de?.get(clave)?.huella ?? huella) !== huella),
    idas: antes.filter(({ clave }) => !a?.has(clave)),
  };
}

/** More than that, read aloud, would keep somebody listening for a minute. */
const DICHAS = 2;

const dichas = (rotulo: string, filas: readonly FilaVista[]): string[] =>
  filas.length === 0 ? [] : [`${rotulo}: ${filas.map(({ frase }) => frase).join('; ')}.`];

/**
 * What changed, for who hears the page and does not see it; '' when nothing did. Rows leave a list because others came to
 * it, so they are told only where nothing else is.
 */
export function avisoDe({ nuevas, otras, idas: fuera }: Cambios): string {
  const idas = nuevas.length + otras.length > 0 ? [] : fuera;
  const cuantas = nuevas.length + otras.length + idas.length;
  if (cuantas > DICHAS) return `La página se ha puesto al día: ${cuantas} cambios.`;
  return [...dichas('Nuevo', nuevas), ...dichas('Ha cambiado', otras), ...dichas('Ya no está', idas)].join(
    ' ',
  );
}
