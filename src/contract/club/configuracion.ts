import { z } from 'zod';
import { Fichero } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { CLAVES } from '../opciones.ts';

/** Hours since the last backup was whole, whoever made it, null before the first; `tarde` when there should be a newer one. */
export const EstadoDeCopia = z.object({ horas: z.int().nullable(), estado: z.enum(['ok', 'tarde']) });
export type EstadoDeCopia = z.infer<typeof EstadoDeCopia>;

/** And each by itself: of those that the server makes, how they stand; of those downloaded, hours since the last. */
export const EstadoDeCopias = EstadoDeCopia.extend({
  servidor: EstadoDeCopia,
  descargada: z.int().nullable(),
});
export type EstadoDeCopias = z.infer<typeof EstadoDeCopias>;

export const saludApi = {
  leer: get(
    '/api/salud',
    '200 cuando las tablas están al día y la base de datos responde; 503 con `estado` si no responde (caida), está dañada (danada), su fichero no está en su sitio (ausente) o no queda espacio para escribir (llena). `copia`: de hace cuántas horas es la última copia de seguridad, y si llega tarde.',
    { output: z.object({ estado: z.literal('ok'), copia: EstadoDeCopia }) },
  ),
};

const Valor = z.enum(['true', 'false']);
const Entrada = z.object({ clave: z.enum(CLAVES), valor: Valor });
export type Entrada = z.infer<typeof Entrada>;

export const configuracionApi = {
  leer: get('/api/configuracion', 'Un valor de la configuración; 404 si la clave no existe.', {
    query: z.object({ clave: z.string().max(60).default('') }),
    output: z.object({ valor: Valor }),
  }),
  listar: get('/api/private/configuracion', 'Toda la configuración.', { output: z.array(Entrada) }),
  guardar: post('/api/private/configuracion/save', 'Guarda los valores enviados.', {
    body: z.array(Entrada).max(CLAVES.length),
    output: z.array(Entrada),
  }),
};

/** `desde` in Unix seconds; `usuario`, whose it is. */
const Hecha = z.object({ desde: z.int(), usuario: z.string() });
/** Null while there is none that opens. */
const ClaveDeCopia = Hecha.nullable();
const ClaveNueva = Hecha.extend({ clave: z.string() });
export type ClaveNueva = z.infer<typeof ClaveNueva>;
export type ClaveDeCopia = z.infer<typeof ClaveDeCopia>;

const CLAVE = '/api/private/copia/clave';

export const copiasApi = {
  descargar: get(
    '/api/private/ligas/backup',
    'Una copia de seguridad de todo menos las sesiones; la recupera `npm run restore`. En vez del token vale la clave de copia, que no caduca y no abre nada más.',
    { output: Fichero, contentType: 'application/zip', asksPassword: true, opensWithKey: true },
  ),
  verClave: get(CLAVE, 'Desde cuándo hay clave de copia y de quién es; `null` si no hay ninguna que valga.', {
    output: ClaveDeCopia,
  }),
  hacerClave: post(
    CLAVE,
    'Hace la clave con la que otro programa descarga la copia; la anterior deja de valer. No se vuelve a decir. Vale mientras quien la hizo pueda descargar la copia.',
    { output: ClaveNueva, asksPassword: true },
  ),
  quitarClave: remove(
    CLAVE,
    'Quita la clave de copia: deja de valer al momento. Responde la que queda: ninguna.',
    { output: ClaveDeCopia, asksPassword: true },
  ),
};
