import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Archivo = z.custom<Uint8Array<ArrayBuffer>>((valor) => valor instanceof Uint8Array, 'Elige una imagen');

/** A picture as a text names it, at its largest. */
export const ImagenSubida = z.object({ src: z.string(), ancho: z.int(), alto: z.int() });
export type ImagenSubida = z.infer<typeof ImagenSubida>;

/** A picture the site holds: its hash names it, `src` is its largest copy. */
export const ImagenGuardada = ImagenSubida.extend({
  hash: z.string(),
  /** Titles of the pages and news that show it; news count whether they are out or not. */
  paginas: z.array(z.string()),
  noticias: z.array(z.string()),
  /** How many older versions of pages show it. */
  versiones: z.int(),
});
export type ImagenGuardada = z.infer<typeof ImagenGuardada>;

const Hash = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/, 'Esa imagen no existe') });

export const imagenesApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/imagenes',
    summary: 'Every picture of the texts and where it is used, the last one in first.',
    output: z.array(ImagenGuardada),
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/imagenes/:hash',
    summary: 'Deletes a picture in all its sizes. 409 while a page or a news item shows it.',
    params: Hash,
    output: null,
  }),
  subir: endpoint({
    method: 'POST',
    path: '/api/private/imagenes',
    summary: 'Takes a picture in (multipart, part "file") and paints it anew in several sizes.',
    body: z.object({ file: Archivo }),
    bodyType: 'multipart/form-data',
    output: ImagenSubida,
  }),
};
