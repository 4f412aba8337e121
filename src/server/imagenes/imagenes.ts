import { createHash } from 'node:crypto';
import type { ImagenSubida } from '#contract/imagenes.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  anchosDe,
  type Copia,
  rutaImagen,
  TIPOS_COPIA,
  TIPOS_FOTO,
  type TipoCopia,
} from '#domain/contenido/presentar.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarImagen, marcarUso } from '#server/db/tables/imagen.ts';
import { Problema } from '#server/platform/problema.ts';
import { type PictureCopy, paintCopies, type ResponsiveRules } from '#server/platform/responsive-picture.ts';
import { explainUpload } from '#server/platform/upload.ts';
import { bytesDeImagen, mayorCopia } from './imagenes.queries.ts';

const REGLAS: ResponsiveRules<TipoCopia> = {
  types: TIPOS_FOTO,
  maxPixels: 60_000_000,
  widthsOf: anchosDe,
  kinds: TIPOS_COPIA,
};

const LETRAS_HASH = 32;

const RECHAZOS = {
  type: mensajes.imagenNoAdmitida,
  damaged: mensajes.archivoDanado,
  pixels: mensajes.imagenEnorme,
  busy: mensajes.subidasOcupadas,
};

const pintar = (bytes: Uint8Array): Promise<PictureCopy<TipoCopia>[]> =>
  paintCopies(bytes, REGLAS).catch((error: unknown) => {
    throw explainUpload(error, 'file', RECHAZOS);
  });

const comoSubida = (hash: string, { ancho, alto }: { ancho: number; alto: number }): ImagenSubida => ({
  src: rutaImagen(hash, ancho, 'webp'),
  ancho,
  alto,
});

/** Takes a picture in. The same file again is the same picture. Refuses what is not one with 413 or 415. */
export async function subirImagen(base: BaseFirmada, bytes: Uint8Array): Promise<ImagenSubida> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, LETRAS_HASH);
  const conocida = await mayorCopia(base.db, hash);
  if (conocida) {
    await marcarUso(base.db, [hash], null);
    return comoSubida(hash, conocida);
  }
  const copias = await pintar(bytes);
  const filas = copias.map(({ width, height, kind, bytes: contenido }) => ({
    hash,
    ancho: width,
    alto: height,
    tipo: kind,
    contenido,
  }));
  await base.transact((tx) => insertarImagen(tx, filas));
  const [mayor = { ancho: 0, alto: 0 }] = filas.toSorted((a, b) => b.ancho - a.ancho);
  return comoSubida(hash, mayor);
}

/** The bytes of a copy. 404 when there is none. */
export async function leerImagen({ db }: BaseDatos, copia: Copia | null): Promise<Uint8Array> {
  const bytes = copia && (await bytesDeImagen(db, copia));
  if (!bytes) throw new Problema(404, mensajes.noEncontrado);
  return bytes;
}
