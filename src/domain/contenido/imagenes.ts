/** What a picture of a text may be when it comes. */
export const TIPOS_FOTO = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Widths in which a picture is kept, in pixels: a phone, a tablet, a wide screen or a dense phone. */
const ANCHOS = [480, 960, 1600] as const;

/** The widest copy. */
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

export type AtributosImagen = { src: string; alt: string; width: string; height: string };

const atributosDe = (texto: string): AtributosImagen => ({
  src: '',
  alt: '',
  width: '',
  height: '',
  ...Object.fromEntries([...texto.matchAll(ATRIBUTO)].map(([, nombre, valor]) => [nombre, valor])),
});

/** The pictures of a sanitised text, in their order. Their values are as they are written: escaped. */
export const imagenesDe = (html: string): AtributosImagen[] =>
  [...html.matchAll(ETIQUETA)].map(([, atributos = '']) => atributosDe(atributos));

/** The pictures of this site that a text names, each once. */
export const hashesDe = (html: string): Set<string> =>
  new Set(imagenesDe(html).flatMap(({ src }) => leerRutaImagen(src)?.hash ?? []));

/** The text with each of its pictures as that function says. */
export const cambiarImagenes = (html: string, cambio: (imagen: AtributosImagen) => string): string =>
  html.replace(ETIQUETA, (_, atributos: string) => cambio(atributosDe(atributos)));

/** The column of text of the site: 68 characters, or the screen. */
const SIZES = '(min-width: 45rem) 42rem, 92vw';

function enPantalla({ src, alt, width, height }: AtributosImagen): string {
  const copia = leerRutaImagen(src);
  if (!copia) return '';
  const anchos = anchosDe(copia.ancho);
  const juego = (tipo: TipoCopia) =>
    anchos.map((uno) => `${rutaImagen(copia.hash, uno, tipo)} ${uno}w`).join(', ');
  const fuente = (tipo: TipoCopia) =>
    `<source type="image/${tipo}" srcset="${juego(tipo)}" sizes="${SIZES}">`;
  const unica = `src="${rutaImagen(copia.hash, copia.ancho, 'jpg')}" srcset="${juego('jpg')}" sizes="${SIZES}"`;
  return `<picture>${fuente('avif')}${fuente('webp')}<img ${unica} alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
}

/** The pictures of a sanitised text for every screen: the browser takes the size and the kind it wants. */
export const conImagenes = (html: string): string => cambiarImagenes(html, enPantalla);
