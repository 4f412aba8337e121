import { z } from 'zod';
import { esDireccionWeb } from '#domain/contenido/enlaces.ts';
import { ESTADOS_NOTICIA } from '#domain/noticia/noticia.ts';
import { cifras, FechaHora, Id, opcional, ParamId, texto, textoObligatorio, Version } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { Html } from './contenidos.ts';
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

const TEXTO = {
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  fecha: FechaHora,
  fijada: z.boolean(),
  imagen: Foto.nullable(),
};

/** What is written of a news item that is out and visitors do not see yet. */
const BorradorNoticia = z.object({ ...TEXTO, usuario: z.string(), dt: z.int() });

/** Who published it and when (Unix seconds); both null when it was out before versions were kept. */
export const VersionNoticia = z.object({
  numero: Version,
  usuario: z.string().nullable(),
  dt: z.int().nullable(),
});
export type VersionNoticia = z.infer<typeof VersionNoticia>;

const NoticiaDeVersion = VersionNoticia.extend(TEXTO);
export type NoticiaDeVersion = z.infer<typeof NoticiaDeVersion>;

export const NoticiaPrivada = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
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
  listar: get(
    '/api/private/noticias',
    'Todas las noticias, la más nueva primero, también las que no se ven.',
    { output: z.array(NoticiaPrivada) },
  ),
  leer: get('/api/private/noticias/:id', 'Una noticia como está escrita.', {
    params: ParamId,
    output: NoticiaPrivada,
  }),
  guardar: post(
    '/api/private/noticias/:id',
    'Crea (id 0) o cambia una noticia. La que tiene hora aparece sola cuando llega.',
    { params: ParamId, body: NoticiaGuardar, output: NoticiaPrivada },
  ),
  guardarBorrador: post(
    '/api/private/noticias/:id/borrador',
    'Guarda una noticia (id 0: una nueva) sin ponerla en la web: lo que se lee de ella no cambia.',
    { params: ParamId, body: NoticiaBorrador, output: NoticiaPrivada },
  ),
  descartarBorrador: post(
    '/api/private/noticias/:id/borrador/descartar',
    'Descarta lo escrito de una noticia y no publicado.',
    { params: ParamId, body: z.object({ version: Version.nullish() }), output: NoticiaPrivada },
  ),
  versiones: get(
    '/api/private/noticias/:id/versiones',
    'Quién publicó una noticia y cuándo, lo más nuevo primero.',
    { params: ParamId, output: z.array(VersionNoticia) },
  ),
  leerVersion: get('/api/private/noticias/:id/versiones/:numero', 'Una noticia como se publicó esa vez.', {
    params: ParamId.extend({ numero: cifras(Version) }),
    output: NoticiaDeVersion,
  }),
  restaurar: post(
    '/api/private/noticias/:id/restaurar',
    'Deja una versión anterior de una noticia como borrador. Lo que se lee en la web no cambia.',
    {
      params: ParamId,
      body: z.object({ numero: Version, version: Version.nullish() }),
      output: NoticiaPrivada,
    },
  ),
  borrar: remove('/api/private/noticias/:id', 'Borra una noticia.', { params: ParamId, output: null }),
};
