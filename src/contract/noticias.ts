import { z } from 'zod';
import { esDireccionWeb } from '#domain/contenido/enlaces.ts';
import { ESTADOS_NOTICIA } from '#domain/noticia/noticia.ts';
import { FechaHora, Id, opcional, ParamId, texto, textoObligatorio, Version } from './comunes.ts';
import { Html } from './contenidos.ts';
import { endpoint } from './endpoint.ts';
import { Foto } from './news.ts';

const Entera = z.url();

/** A page of this site or of another, that any reader can make an address of. */
const Enlace = opcional(
  texto(500)
    .refine(esDireccionWeb, {
      error: 'Escribe la dirección entera: https://www.ejemplo.es, o /contacto si es de esta web',
      abort: true,
    })
    .refine(
      (valor) => valor.startsWith('/') || Entera.safeParse(valor).success,
      'Esa dirección no existe. Cópiala de la barra del navegador.',
    ),
);

/** What is written of a news item that is out and visitors do not see yet. */
const BorradorNoticia = z.object({
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  fecha: FechaHora,
  fijada: z.boolean(),
  imagen: Foto.nullable(),
  usuario: z.string(),
  dt: z.int(),
});

/** One news item as staff see it. */
export const NoticiaPrivada = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  /** When it comes out, in the club's time. */
  fecha: FechaHora,
  /** false: kept, but nobody else sees it. */
  publicada: z.boolean(),
  fijada: z.boolean(),
  imagen: Foto.nullable(),
  estado: z.enum(ESTADOS_NOTICIA),
  borrador: BorradorNoticia.nullable(),
});
export type NoticiaPrivada = z.infer<typeof NoticiaPrivada>;

export const NoticiaGuardar = z.object({
  title: textoObligatorio(160, 'Escribe el título de la noticia'),
  content: Html,
  link: Enlace,
  fecha: FechaHora,
  publicada: z.boolean().default(true),
  fijada: z.boolean().default(false),
  imagen: Foto.nullable().default(null),
  version: Version.nullish(),
});
export type NoticiaGuardar = z.infer<typeof NoticiaGuardar>;

export const NoticiaBorrador = NoticiaGuardar.omit({ publicada: true });
export type NoticiaBorrador = z.infer<typeof NoticiaBorrador>;

export const noticiasApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/noticias',
    summary: 'Every news item, newest first, also those that visitors do not see.',
    output: z.array(NoticiaPrivada),
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/noticias/:id',
    summary: 'One news item as it is written.',
    params: ParamId,
    output: NoticiaPrivada,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/noticias/:id',
    summary:
      'Creates (id 0) or replaces a news item. One whose time has not come appears by itself when it comes.',
    params: ParamId,
    body: NoticiaGuardar,
    output: NoticiaPrivada,
  }),
  guardarBorrador: endpoint({
    method: 'POST',
    path: '/api/private/noticias/:id/borrador',
    summary:
      'Keeps a news item (id 0: a new one) without putting it on the site: what visitors read of it does not change.',
    params: ParamId,
    body: NoticiaBorrador,
    output: NoticiaPrivada,
  }),
  descartarBorrador: endpoint({
    method: 'POST',
    path: '/api/private/noticias/:id/borrador/descartar',
    summary: 'Gives up what was written of a news item and not published.',
    params: ParamId,
    body: z.object({ version: Version.nullish() }),
    output: NoticiaPrivada,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/noticias/:id',
    summary: 'Deletes a news item.',
    params: ParamId,
    output: null,
  }),
};
