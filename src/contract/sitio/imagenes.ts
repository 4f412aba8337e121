import { z } from 'zod';
import { texto } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';

const Archivo = z
  .custom<Uint8Array<ArrayBuffer>>((valor) => valor instanceof Uint8Array, 'Elige una imagen')
  .meta({ type: 'string', format: 'binary' });

export const ImagenSubida = z.object({ src: z.string(), ancho: z.int(), alto: z.int() });
export type ImagenSubida = z.infer<typeof ImagenSubida>;

/** A page, a place for photographs or a news item that shows it, by its title; `ruta` is where staff change it. */
const SitioDeImagen = z.object({ titulo: z.string(), ruta: z.string() });
export type SitioDeImagen = z.infer<typeof SitioDeImagen>;

/** A picture the site holds: its hash names it, `src` is its largest copy. */
export const ImagenGuardada = ImagenSubida.extend({
  hash: z.string(),
  /** What it shows, for who cannot see it: what is offered wherever it is put. Null until somebody writes it. */
  descripcion: z.string().nullable(),
  /** News count whether they are out or not. */
  paginas: z.array(SitioDeImagen),
  noticias: z.array(SitioDeImagen),
  versiones: z.int(),
  /** Unix seconds from which it goes by itself; null while something uses it, or until the night that sees it unused. */
  seBorra: z.int().nullable(),
});
export type ImagenGuardada = z.infer<typeof ImagenGuardada>;

const Hash = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/, 'Esa imagen no existe') });

export const imagenesApi = {
  listar: get(
    '/api/private/imagenes',
    'Todas las imágenes de los textos y dónde se usan, la última que entró primero.',
    { output: z.array(ImagenGuardada) },
  ),
  borrar: remove(
    '/api/private/imagenes/:hash',
    'Borra una imagen en todos sus tamaños. 409 mientras la muestre una página o una noticia.',
    { params: Hash, output: null },
  ),
  describir: post(
    '/api/private/imagenes/:hash',
    'Escribe qué se ve en una imagen: se propone al ponerla. Donde ya está no cambia.',
    { params: Hash, body: z.object({ descripcion: texto(200) }), output: null },
  ),
  subir: post(
    '/api/private/imagenes',
    'Recibe una imagen (multipart, parte "file") y la pinta de nuevo en varios tamaños.',
    { body: z.object({ file: Archivo }), bodyType: 'multipart/form-data', output: ImagenSubida },
  ),
};
