/** A place of this site, never `//host`. */
const PROPIA = /^\/(?![/\\])[^\s"<>\\]*$/;
/** A host, perhaps its port, and the rest. A text may take the host from a mark. */
const WEB = /^https?:\/\/[^\s"<>\\/?#@:[\]%]+(?::(\d{1,5}))?(?:[/?#][^\s"<>\\]*)?$/i;
const OTROS = /^(?:(?:mailto:|tel:)[^\s"<>]+|#[^\s"<>\\]*)$/i;

const ULTIMO_PUERTO = 65_535;

export function esDireccionWeb(href: string): boolean {
  if (PROPIA.test(href)) return true;
  const web = WEB.exec(href);
  return web !== null && Number(web[1] ?? 0) <= ULTIMO_PUERTO;
}

/** Whether a text may lead there: the web, a mail, a telephone, a page of this site or a place of this page. */
export const esEnlace = (href: string): boolean => esDireccionWeb(href) || OTROS.test(href);

const CORREO = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const TELEFONO = /^\+?[\d\s]{9,17}$/;
const SITIO = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** What somebody typed as an address, made one: a mail, a telephone, a site without its scheme. null: it is none. */
export function enlaceDe(escrito: string): string | null {
  const texto = escrito.trim();
  if (esEnlace(texto)) return texto;
  if (CORREO.test(texto)) return `mailto:${texto}`;
  if (TELEFONO.test(texto)) return `tel:${texto.replace(/\s/g, '')}`;
  return SITIO.test(texto) ? `https://${texto}` : null;
}

const MARCA = /\{\{\s*([\w.]+)\s*\}\}/g;

export const marcasDe = (texto: string): string[] => [
  ...new Set([...texto.matchAll(MARCA)].map(([, nombre = '']) => nombre)),
];

export const rellenar = (texto: string, valores: ReadonlyMap<string, string>): string =>
  texto.replace(MARCA, (marca, nombre: string) => valores.get(nombre) ?? marca);

const PARRAFO = /<p>\s*(\{\{\s*[\w.]+\s*\}\})\s*<\/p>/g;

/** A table or a list cannot be inside a paragraph: a mark of those that has one for itself goes without it. */
export const sinParrafo = (texto: string, esBloque: (nombre: string) => boolean): string =>
  texto.replace(PARRAFO, (todo, marca: string) => (marcasDe(marca).some(esBloque) ? marca : todo));
