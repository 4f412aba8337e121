import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Archivo = z.custom<Uint8Array<ArrayBuffer>>((valor) => valor instanceof Uint8Array, 'Elige una imagen');

/** A picture as a text names it, at its largest. */
export const ImagenSubida = z.object({ src: z.string(), ancho: z.int(), alto: z.int() });
export type ImagenSubida = z.infer<typeof ImagenSubida>;

export const imagenesApi = {
  subir: endpoint({
    method: 'POST',
    path: '/api/private/imagenes',
    summary: 'Takes a picture in (multipart, part "file") and paints it anew in several sizes.',
    body: z.object({ file: Archivo }),
    bodyType: 'multipart/form-data',
    output: ImagenSubida,
  }),
};
