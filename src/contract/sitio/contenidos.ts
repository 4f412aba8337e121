import { z } from 'zod';
import { cifras, Version } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { CLAVES_CMS } from './cms.ts';

/** Characters of a text as it is written; the longest page of the site has less than a tenth. */
const MAX_HTML = 200_000;

/** Signs that open or close something in it: the longest page has 332, and cleaning these takes a fifth of a second. */
const MAX_ETIQUETAS = 10_000;

const pocasEtiquetas = (html: string): boolean => html.split('<').length <= MAX_ETIQUETAS;

/** What the editor sends. It is cleaned before it is kept. */
export const Html = z
  .string()
  .max(MAX_HTML, 'El texto es demasiado largo. Repártelo en varias páginas o quita lo que sobre.')
  .refine(
    pocasEtiquetas,
    'El texto tiene demasiadas listas, celdas o párrafos. Repártelo en varias páginas.',
  );

const Clave = z.enum(CLAVES_CMS);

/** Who saved a version and when (Unix seconds); both null in the first one, which comes with the program. */
const Firma = { version: Version, usuario: z.string().nullable(), dt: z.int().nullable() };

export const Contenido = z.object({ clave: Clave, titulo: z.string(), html: z.string(), ...Firma });
export type Contenido = z.infer<typeof Contenido>;

/** What is written of a text and visitors do not see; `sobre` is the version that it was begun from. */
const Borrador = z.object({
  version: Version,
  sobre: Version,
  html: z.string(),
  usuario: z.string(),
  dt: z.int(),
});

export const ContenidoEscrito = Contenido.extend({ borrador: Borrador.nullable() });
export type ContenidoEscrito = z.infer<typeof ContenidoEscrito>;

/** `borrador`: who left something unpublished of it, and when. */
export const ContenidoLista = Contenido.omit({ html: true }).extend({
  borrador: Borrador.pick({ usuario: true, dt: true }).nullable(),
});
export type ContenidoLista = z.infer<typeof ContenidoLista>;

export const VersionContenido = z.object(Firma);
export type VersionContenido = z.infer<typeof VersionContenido>;

const GRUPOS_MARCA = ['club', 'buzones', 'escuela', 'campus', 'ligas', 'web'] as const;

/** A value that a text takes from the club's data. `bloque`: a table or a list, which stands alone. */
export const MarcaContenido = z.object({
  nombre: z.string(),
  titulo: z.string(),
  grupo: z.enum(GRUPOS_MARCA),
  bloque: z.boolean(),
  valor: z.string(),
});
export type MarcaContenido = z.infer<typeof MarcaContenido>;

const ParamClave = z.object({ clave: Clave });
const PATH = '/api/private/contenidos';

export const contenidosApi = {
  listar: get(PATH, 'Todos los textos de la web, con su título y su último cambio.', {
    output: z.array(ContenidoLista),
  }),
  marcas: get(`${PATH}/marcas`, 'Los datos del club que un texto puede tomar, escritos {{nombre}}.', {
    output: z.array(MarcaContenido),
  }),
  vista: post(`${PATH}/vista`, 'Un texto sin guardar, como lo verían las visitas.', {
    body: z.object({ html: Html }),
    output: z.object({ html: z.string() }),
  }),
  leer: get(
    `${PATH}/:clave`,
    'Un texto como está escrito, con sus marcas sin rellenar, y su borrador si lo hay.',
    { params: ParamClave, output: ContenidoEscrito },
  ),
  guardar: post(
    `${PATH}/:clave`,
    'Guarda una versión nueva de un texto, que se ve al momento. `borrador`: la versión del borrador de la que viene, que desaparece (null: ninguno); sin ella, el borrador se queda.',
    {
      params: ParamClave,
      body: z.object({ html: Html, version: Version.nullish(), borrador: Version.nullish() }),
      output: ContenidoEscrito,
    },
  ),
  guardarBorrador: post(
    `${PATH}/:clave/borrador`,
    'Guarda lo escrito de un texto sin publicarlo, sobre esas versiones del texto y de su borrador (null: no había).',
    {
      params: ParamClave,
      body: z.object({ html: Html, version: Version, borrador: Version.nullable() }),
      output: ContenidoEscrito,
    },
  ),
  descartarBorrador: post(`${PATH}/:clave/borrador/descartar`, 'Descarta el borrador de un texto.', {
    params: ParamClave,
    body: z.object({ borrador: Version }),
    output: ContenidoEscrito,
  }),
  versiones: get(
    `${PATH}/:clave/versiones`,
    'Quién cambió un texto y cuándo, lo más nuevo primero. La última vino con el programa.',
    { params: ParamClave, output: z.array(VersionContenido) },
  ),
  leerVersion: get(`${PATH}/:clave/versiones/:numero`, 'Un texto como estaba en esa versión.', {
    params: ParamClave.extend({ numero: cifras(Version) }),
    output: Contenido,
  }),
  restaurar: post(`${PATH}/:clave/restaurar`, 'Vuelve a guardar una versión anterior, como una nueva.', {
    params: ParamClave,
    body: z.object({ numero: Version, version: Version.nullish() }),
    output: Contenido,
  }),
};
