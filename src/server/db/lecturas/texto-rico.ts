import { mensajes } from '#contract/mensajes.ts';
import type { Foto } from '#contract/sitio/news.ts';
import { esEnlace } from '#domain/contenido/enlaces.ts';
import {
  type AtributosImagen,
  CLASES_TEXTO,
  cambiarImagenes,
  hashesDe,
  imagenesDe,
  ladoDe,
  leerRutaImagen,
  presentarTexto,
  rutaImagen,
} from '#domain/contenido/presentar.ts';
import { Problema } from '#server/platform/errors.ts';
import { sanitizeHtml } from '#server/platform/files/html.ts';
import type { Lector } from '../open.ts';

const IMAGENES = /^\/imagenes\/[0-9a-f]{32}-\d{1,4}\.(?:avif|webp|jpg)$/;

const limpiar = (html: string): string =>
  sanitizeHtml(html, { classes: CLASES_TEXTO, pictures: IMAGENES, links: esEnlace });

export const textoPublico = (html: string): string => presentarTexto(limpiar(html));

type Guardada = { hash: string; ancho: number; alto: number };

async function guardadas(db: Lector, hashes: string[]): Promise<Map<string, Guardada>> {
  if (hashes.length === 0) return new Map();
  const filas = await db
    .selectFrom('imagen')
    .select(['hash', 'ancho', 'alto'])
    .where('hash', 'in', hashes)
    .orderBy('ancho')
    .execute();
  return new Map(filas.map((fila) => [fila.hash, fila]));
}

const etiqueta = ({ hash, ancho, alto }: Guardada, imagen: AtributosImagen): string =>
  `<img src="${rutaImagen(hash, ancho, 'webp')}" alt="${imagen.alt}" width="${ancho}" height="${alto}"${ladoDe(imagen)}>`;

const hashDe = ({ src }: Pick<AtributosImagen, 'src'>): string => leerRutaImagen(src)?.hash ?? '';

const negada = (path: string, message: string) => new Problema(400, message, { errors: [{ path, message }] });

/** A picture chosen from those of the site, by its largest copy. Refused like the pictures of a text. */
export async function fotoParaGuardar(db: Lector, path: string, foto: Foto): Promise<Foto> {
  const guardada = (await guardadas(db, [hashDe(foto)])).get(hashDe(foto));
  if (!guardada) throw negada(path, mensajes.imagenPerdida);
  const alt = foto.alt.trim();
  if (alt === '') throw negada(path, mensajes.imagenSinDescripcion);
  return { src: rutaImagen(guardada.hash, guardada.ancho, 'webp'), alt };
}

/** A picture chosen before; null when it has been deleted since. */
export const fotoSiEsta = async (db: Lector, foto: Foto): Promise<Foto | null> =>
  (await guardadas(db, [hashDe(foto)])).has(hashDe(foto)) ? foto : null;

/**
 * A text as it is kept: cleaned, its pictures named by their largest copy and with their true size. 400 when one
 * of them is not here any more, or says nothing to who cannot see it.
 */
export async function textoParaGuardar(db: Lector, path: string, html: string): Promise<string> {
  const limpio = limpiar(html).trim();
  const imagenes = imagenesDe(limpio);
  const hay = await guardadas(db, [...new Set(imagenes.map(hashDe))]);
  if (imagenes.some((imagen) => !hay.has(hashDe(imagen)))) throw negada(path, mensajes.imagenPerdida);
  if (imagenes.some(({ alt }) => alt.trim() === '')) throw negada(path, mensajes.imagenSinDescripcion);
  return conSuTamano(limpio, hay);
}

/** The pictures as they are kept; one that is not here leaves no hole. */
const conSuTamano = (html: string, hay: ReadonlyMap<string, Guardada>): string =>
  cambiarImagenes(html, (imagen) => {
    const guardada = hay.get(hashDe(imagen));
    return guardada ? etiqueta(guardada, imagen) : '';
  });

/** A text kept before, without the pictures that have been deleted since. */
export const sinImagenesPerdidas = async (db: Lector, html: string): Promise<string> =>
  html.includes('<img ') ? conSuTamano(html, await guardadas(db, [...hashesDe(html)])) : html;
