const COLADOR = new Intl.Collator('es');
const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });
const DECIMAL = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const MARCAS = /\p{M}/gu;
const ESPACIOS = /\s+/g;

/** Names sort as a Spanish reader expects (Á beside A, Ñ after N). */
export const compararNombres = (a: string, b: string): number => COLADOR.compare(a, b);

/** A sentence with its full stop: one that ends in an initial has it already. */
export const terminada = (frase: string): string => (frase.endsWith('.') ? frase : `${frase}.`);

export const conMayuscula = (frase: string): string => `${frase.charAt(0).toUpperCase()}${frase.slice(1)}`;

/** What is between the surnames of a pair: "Olmedo / Rivas". */
export const ENTRE = ' / ';

/** "Ana" of "Ana Gil Ruiz"; a pair is called by both of its names. */
export const dePila = (nombre: string): string =>
  nombre.includes(ENTRE) ? nombre : (nombre.split(' ')[0] ?? nombre);

/** "Ana, Luis y Eva". */
export const enLista = (cosas: Iterable<string>): string => LISTA.format(cosas);

/** "2,5": a decimal at most. */
export const conDecimal = (numero: number): string => DECIMAL.format(numero);

/** "35 %" of 0.354, in one piece. */
export const porCiento = (parte: number): string => `${Math.round(100 * parte)}\u00a0%`;

/** Not seen by who reads: zero-width, soft hyphens, marks of direction. */
export const INVISIBLES = /\p{Cf}/gu;

const EMOJI = /\p{Extended_Pictographic}(?:[\ufe0f\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic})*/gu;
/** Also line breaks, and letters of other alphabets that are drawn empty. */
const NI_SE_VE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LATINA = /\p{Script=Latin}/u;
/** Alphabets with letters that are drawn as Latin ones. */
const PARECIDA =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** What keeps a name from being read as it is written: something that is not seen, or letters of two alphabets in a word. */
export function defectoDeNombre(nombre: string): 'oculto' | 'mezclado' | null {
  if (NI_SE_VE.test(nombre.replace(EMOJI, ''))) return 'oculto';
  const mezclada = nombre.split(' ').some((palabra) => LATINA.test(palabra) && PARECIDA.test(palabra));
  return mezclada ? 'mezclado' : null;
}

/** Two names that a person reads as the same one have the same key; Ñ is another letter than N. */
export const claveDeNombre = (nombre: string): string =>
  normalizarTexto(nombre.normalize('NFKC').replace(INVISIBLES, '').toLowerCase().replaceAll('ñ', 'n~'));

/** What text searches compare: lower case, no accents, single spaces. */
export function normalizarTexto(texto: string): string {
  const sinMarcas = texto.normalize('NFD').replace(MARCAS, '').toLowerCase();
  return sinMarcas.normalize('NFD').replace(MARCAS, '').replace(ESPACIOS, ' ').trim();
}

/** Whether a name has every word of what somebody looks for, or its beginning, whatever the case and the accents. */
export function tienePalabras(nombre: string, buscado: string): boolean {
  const suyas = normalizarTexto(nombre).split(' ');
  const pedidas = normalizarTexto(buscado).split(' ');
  return pedidas.every((pedida) => suyas.some((suya) => suya.startsWith(pedida)));
}
