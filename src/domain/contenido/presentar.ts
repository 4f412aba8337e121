const DETRAS_DE_SIGNO = /(?<=@)|(?<=\.)(?!\w+$)/;

/** A mail address in the pieces between which a line may break: after the @ and each dot, but its last word, which is never left alone. */
export const trozosDeCorreo = (correo: string): string[] => correo.split(DETRAS_DE_SIGNO);

const ETIQUETA_O_TEXTO = /(<[^>]*>)|([^<]+)/g;
/** It starts where a word does, so that a long one is looked at once. */
const CORREO = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A space before the euro, the per cent and the h of an hour, where the line would leave the sign alone. */
const ANTES_DE_UNIDAD = /(?<=\d) (?=[€%]|h\b)/g;
/** "910 000 000", "+34 910 00 00 00". */
const TELEFONO =
  /(?<![\w+])(?:\+\d{2} )?[6-9]\d{2}(?: \d{3}){2}(?!\d)|(?<![\w+])(?:\+\d{2} )?[6-9]\d{2}(?: \d{2}){3}(?!\d)/g;
/** "17:00-18:00", "6-0". */
const DE_UNO_A_OTRO = /(\d{1,2}:\d{2})[-–](\d{1,2}:\d{2})|(?<![\w:-])\d{1,2}-\d{1,2}(?![\w:-])/g;
/** "ES91 2100 0418 4502 0005 1332". */
const CUENTA = /\b[A-Z]{2}\d{2}(?: [\dA-Z]{4}){3,7}(?: [\dA-Z]{1,3})?\b/g;

const cortar = (texto: string): string =>
  texto
    .replace(CORREO, (correo) => trozosDeCorreo(correo).join('<wbr>'))
    .replace(TELEFONO, (telefono) => telefono.replaceAll(' ', '\u00a0'))
    .replace(ANTES_DE_UNIDAD, '\u00a0')
    .replace(
      DE_UNO_A_OTRO,
      (todo, desde?: string, hasta?: string) =>
        `<span class="junto">${desde ? `${desde}–${hasta}` : todo}</span>`,
    )
    .replace(CUENTA, '<span class="cuenta">$&</span>');

/**
 * Where the lines of a text may break: an address of mail after its @ and its dots and not inside a word, an
 * amount, a telephone and a stretch of hours or a score nowhere. What is copied from it does not change, but for the space of an
 * amount and those of a telephone.
 */
export const conCortes = (html: string): string =>
  html.replace(ETIQUETA_O_TEXTO, (_, etiqueta?: string, texto = '') => etiqueta ?? cortar(texto));

export const TIPOS_FOTO = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Widths in which a picture is kept, in pixels: a phone, a tablet, a wide screen or a dense phone. */
const ANCHOS = [480, 960, 1600] as const;

const ANCHO_MAXIMO = 1600;

/** The widths a picture of that width is kept in, narrowest first: it is never enlarged. */
export function anchosDe(ancho: number): number[] {
  const mayor = Math.min(ancho, ANCHO_MAXIMO);
  return [...ANCHOS.filter((uno) => uno < mayor), mayor];
}

/** What each copy is painted in: the smallest first, and one that every browser knows. */
export const TIPOS_COPIA = ['avif', 'webp', 'jpg'] as const;
export type TipoCopia = (typeof TIPOS_COPIA)[number];

export const rutaImagen = (hash: string, ancho: number, tipo: TipoCopia): string =>
  `/imagenes/${hash}-${ancho}.${tipo}`;

const RUTA = /^\/imagenes\/([0-9a-f]{32})-(\d{1,4})\.(avif|webp|jpg)$/;

export type Copia = { hash: string; ancho: number; tipo: TipoCopia };

/** What the address of a picture names; null when it is no such address. */
export function leerRutaImagen(ruta: string): Copia | null {
  const [, hash, ancho, tipo] = RUTA.exec(ruta) ?? [];
  return hash ? { hash, ancho: Number(ancho), tipo: tipo as TipoCopia } : null;
}

const ETIQUETA = /<img ([^>]*?)\/?>/g;
const ATRIBUTO = /([a-z]+)="([^"]*)"/g;

/** Where a picture stands beside the text; on a phone, and without one, it takes the whole width. */
export const LADOS_IMAGEN = ['izquierda', 'derecha'] as const;

export type AtributosImagen = { src: string; alt: string; width: string; height: string; class: string };

/** Its side of the text as it is written in its tag; nothing when it has none. */
export function ladoDe({ class: clases }: Pick<AtributosImagen, 'class'>): string {
  const lado = LADOS_IMAGEN.find((uno) => clases.split(' ').includes(uno));
  return lado ? ` class="${lado}"` : '';
}

const atributosDe = (texto: string): AtributosImagen => ({
  src: '',
  alt: '',
  width: '',
  height: '',
  class: '',
  ...Object.fromEntries([...texto.matchAll(ATRIBUTO)].map(([, nombre, valor]) => [nombre, valor])),
});

/** The pictures of a sanitised text, in their order. Their values are as they are written: escaped. */
export const imagenesDe = (html: string): AtributosImagen[] =>
  [...html.matchAll(ETIQUETA)].map(([, atributos = '']) => atributosDe(atributos));

export const hashesDe = (html: string): Set<string> =>
  new Set(imagenesDe(html).flatMap(({ src }) => leerRutaImagen(src)?.hash ?? []));

export const cambiarImagenes = (html: string, cambio: (imagen: AtributosImagen) => string): string =>
  html.replace(ETIQUETA, (_, atributos: string) => cambio(atributosDe(atributos)));

/** The column of text of the site: 68 characters, or the screen. */
const SIZES = '(min-width: 45rem) 42rem, 92vw';
/** Beside the text, two fifths of that column. */
const SIZES_LADO = '(min-width: 45rem) 17rem, 92vw';

function enPantalla(imagen: AtributosImagen): string {
  const { src, alt, width, height } = imagen;
  const copia = leerRutaImagen(src);
  if (!copia) return '';
  const lado = ladoDe(imagen);
  const sizes = lado ? SIZES_LADO : SIZES;
  const anchos = anchosDe(copia.ancho);
  const juego = (tipo: TipoCopia) =>
    anchos.map((uno) => `${rutaImagen(copia.hash, uno, tipo)} ${uno}w`).join(', ');
  const fuente = (tipo: TipoCopia) =>
    `<source type="image/${tipo}" srcset="${juego(tipo)}" sizes="${sizes}">`;
  const unica = `src="${rutaImagen(copia.hash, copia.ancho, 'jpg')}" srcset="${juego('jpg')}" sizes="${sizes}"`;
  return `<picture>${fuente('avif')}${fuente('webp')}<img${lado} ${unica} alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
}

/** The pictures of a sanitised text for every screen: the browser takes the size and the kind it wants. */
export const conImagenes = (html: string): string => cambiarImagenes(html, enPantalla);

/** From so many columns on, or with cells of so many letters in three, a table does not fit a phone. */
const COLUMNAS_ANCHA = 4;
const COLUMNAS_JUSTAS = 3;
const LETRAS_ANCHA = 60;
/** A column of prices fits whatever there is beside it. */
const LETRAS_CIFRA = 6;

const MARCO = /<div class="tabla">(\s*<table>\s*<caption>([^<]*)<\/caption>)?/g;
const TABLA = /<table>([\s\S]*?)<\/table>/g;
const COLUMNA = /<th scope="col">([\s\S]*?)<\/th>/g;
const CELDA = /<td>([\s\S]*?)<\/td>/g;
const FILA = /<tr>([\s\S]*?)<\/tr>/g;

const enAtributo = (texto: string): string => texto.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/** A cell of a row that is a card says its column beside its value; the first column is the title. */
function conColumnas(fila: string, columnas: readonly string[]): string {
  let columna = 0;
  return fila.replace(CELDA, (_, celda: string) => {
    columna += 1;
    return `<td role="cell" data-columna="${enAtributo(columnas[columna] ?? '')}"><div>${celda}</div></td>`;
  });
}

/** A card is still a row of a table: the roles say so where CSS takes the table away. */
function ancha(tabla: string, columnas: readonly string[]): string {
  const filas = tabla.replace(
    FILA,
    (_, fila: string) => `<tr role="row">${conColumnas(fila, columnas)}</tr>`,
  );
  const conPapeles = filas
    .replaceAll('<th scope="col">', '<th scope="col" role="columnheader">')
    .replaceAll('<th scope="row">', '<th scope="row" role="rowheader">')
    .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">');
  return `<table data-ancha role="table">${conPapeles}</table>`;
}

const NUMERO = /^\d{1,5}$/;

/** How many columns are nothing but numbers. */
function deNumeros(contenido: string): number {
  const filas = [...contenido.matchAll(FILA)]
    .map(([fila]) => [...fila.matchAll(CELDA)].map(([, celda = '']) => NUMERO.test(celda)))
    .filter(({ length }) => length > 0);
  return (filas[0] ?? []).filter((_, i) => filas.every((fila) => fila[i])).length;
}

/** Two columns of numbers take the room of one. */
function esAncha(contenido: string, todas: number): boolean {
  const columnas = todas - Math.floor(deNumeros(contenido) / 2);
  if (columnas !== COLUMNAS_JUSTAS) return columnas >= COLUMNAS_ANCHA;
  return [...contenido.matchAll(CELDA)].some(([, celda = '']) => enAtributo(celda).length > LETRAS_ANCHA);
}

/** Nothing but figures under its headings: it fits a phone, where prices are compared down their column. */
function esDeCifras(contenido: string): boolean {
  const celdas = [...contenido.matchAll(CELDA)];
  return celdas.length > 0 && celdas.every(([, celda = '']) => enAtributo(celda).length <= LETRAS_CIFRA);
}

/** Where a long name of a row may be cut, with its hyphen: before a long ending. */
const ANTES_DE_FINAL = /(?<=\p{L}{6})(?=(?:miento|mente|ciones)\b)/gu;
const CABEZA_DE_FILA = /(?<=<th scope="row">)[^<]*/g;

const conGuiones = (tabla: string): string =>
  tabla.replace(CABEZA_DE_FILA, (nombre) => nombre.replace(ANTES_DE_FINAL, '\u00ad'));

function conFilas(tabla: string, contenido: string): string {
  const columnas = [...contenido.matchAll(COLUMNA)].map(([, titulo = '']) => titulo);
  if (esDeCifras(contenido)) return `<table data-cifras>${conGuiones(contenido)}</table>`;
  return esAncha(contenido, columnas.length) ? ancha(contenido, columnas) : tabla;
}

/** A table may scroll inside its frame, so the frame can be reached with the keyboard and has a name. */
const conMarco = (_: string, cabeza = '', titulo = 'Tabla'): string =>
  `<div class="tabla" role="region" tabindex="0" aria-label="${enAtributo(titulo)}">${cabeza}`;

const PIEZA = /<(\/?)(table|div)\b([^>]*)>/g;
const ES_MARCO = /class="(?:[^"]* )?tabla(?: [^"]*)?"/;

/** What is open around a place of the text: `suelta` is a table that was outside any frame. */
type Abierta = 'marco' | 'suelta' | 'tabla' | 'div';

function abrir(nombre: string, atributos: string, dentroDe: readonly Abierta[]): Abierta {
  if (nombre === 'div') return ES_MARCO.test(atributos) ? 'marco' : 'div';
  return dentroDe.some((una) => una === 'marco' || una === 'suelta') ? 'tabla' : 'suelta';
}

/** Tables that come without a frame get one: outside it they would widen the page. */
export function enmarcar(html: string): string {
  const abiertas: Abierta[] = [];
  return html.replace(PIEZA, (pieza, cierre: string, nombre: string, atributos: string) => {
    if (cierre) return abiertas.pop() === 'suelta' ? `${pieza}</div>` : pieza;
    const nueva = abrir(nombre, atributos, abiertas);
    abiertas.push(nueva);
    return nueva === 'suelta' ? `<div class="tabla">${pieza}` : pieza;
  });
}

export const conTablas = (html: string): string =>
  enmarcar(html).replace(MARCO, conMarco).replace(TABLA, conFilas);

/** The club's own vocabulary of shapes; the site's CSS knows what each looks like. */
export const CLASES_TEXTO = [
  'tabla',
  'destacado',
  'dos-columnas',
  'pasos',
  'cifras',
  ...LADOS_IMAGEN,
] as const;

export const presentarTexto = (html: string): string => conCortes(conImagenes(conTablas(html)));
