const MARCA = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names of the `{{marks}}` of a text, each once. */
export const marcasDe = (texto: string): string[] => [
  ...new Set([...texto.matchAll(MARCA)].map(([, nombre = '']) => nombre)),
];

/** The text with its marks filled; one without a value is left as it is. */
export const rellenar = (texto: string, valores: ReadonlyMap<string, string>): string =>
  texto.replace(MARCA, (marca, nombre: string) => valores.get(nombre) ?? marca);

const PARRAFO = /<p>\s*(\{\{\s*[\w.]+\s*\}\})\s*<\/p>/g;

/** A table or a list cannot be inside a paragraph: a mark of those that has one for itself goes without it. */
export const sinParrafo = (texto: string, esBloque: (nombre: string) => boolean): string =>
  texto.replace(PARRAFO, (todo, marca: string) => (marcasDe(marca).some(esBloque) ? marca : todo));
