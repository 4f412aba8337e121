const COLADOR = new Intl.Collator('es');
const MARCAS = /\p{M}/gu;
const ESPACIOS = /\s+/g;

/** Names sort as a Spanish reader expects (Á beside A, Ñ after N). domain.md, "Standings". */
export const compararNombres = (a: string, b: string): number => COLADOR.compare(a, b);

/** What text searches compare: lower case, no accents, single spaces. architecture.md, "Data". */
export function normalizarTexto(texto: string): string {
  const sinMarcas = texto.normalize('NFD').replace(MARCAS, '').toLowerCase();
  return sinMarcas.normalize('NFD').replace(MARCAS, '').replace(ESPACIOS, ' ').trim();
}
