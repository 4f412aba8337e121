import { z } from 'zod';
import { ENTIDADES } from '#domain/campos.ts';
import { ASUNTOS } from '#domain/registro/asuntos.ts';
import { ACTOS_DE_CAMBIO } from '#domain/registro/linea.ts';
import { Dia, Id, opcional, ParamId, texto } from './comunes.ts';
import { get, post } from './endpoint.ts';

const Efecto = z.object({
  tabla: z.string(),
  vuelven: z.int(),
  seVan: z.int(),
  cambian: z.int(),
});

/** One line of the log, and the operation it belongs to while that can be taken back. */
export const LineaRegistro = z.object({
  id: Id,
  /** As the clock was: one that was wrong may say any year. */
  cuando: z.string(),
  usuario: z.string(),
  texto: z.string(),
  /** What was done to what; null of what is told as a whole. */
  acto: z.enum(ACTOS_DE_CAMBIO).nullable(),
  entidad: z.enum(ENTIDADES).nullable(),
  /** The request it is about, while that is kept. */
  solicitud: Id.nullable(),
  operacion: Id.nullable(),
  deshecha: z.boolean(),
  /** What was written at once has the same one, also once it is too old to be taken back. */
  deUnaVez: z.int().nullable(),
  /** How many lines were written at once with this one, itself among them, whatever was looked for. */
  juntas: z.int(),
});
export type LineaRegistro = z.infer<typeof LineaRegistro>;

/** What taking back an operation would do now, or why it cannot be taken back. */
export const Deshacer = z.object({
  id: Id,
  cuando: z.string(),
  usuario: z.string(),
  /** The first of them; `cuantas` counts them all. */
  lineas: z.array(z.string()),
  cuantas: z.int(),
  efectos: z.array(Efecto),
  /** Why it cannot be taken back now; null when it can. */
  impedimento: z.string().nullable(),
});
export type Deshacer = z.infer<typeof Deshacer>;

export const operacionesApi = {
  listar: get(
    '/api/private/log/lineas',
    'El registro en lista, lo más nuevo primero, con lo que se puede deshacer. Como mucho 5.000 líneas.',
    {
      /** `cambios`: without who came and went, and without what was only read. */
      query: z.object({
        texto: opcional(texto(100)),
        dia: opcional(Dia),
        cambios: z.stringbool().default(false),
        usuario: opcional(texto(100)),
        asunto: opcional(z.enum(ASUNTOS)),
      }),
      output: z.array(LineaRegistro),
    },
  ),
  ver: get(
    '/api/private/log/operaciones/:id',
    'Qué haría deshacer una operación de los últimos 30 días, o por qué no se puede.',
    { params: ParamId, output: Deshacer },
  ),
  deshacer: post(
    '/api/private/log/operaciones/:id/deshacer',
    'Deshace una operación: entera o, con 409 y lo que lo impide, nada.',
    { params: ParamId, output: z.array(Efecto) },
  ),
};

export const registrosApi = {
  leer: get(
    '/api/private/log',
    'Quién hizo qué, lo más nuevo primero, una línea cada cosa: «21/11/2026 18:30 · admin · Cambia la pista…». Vacío si no hay nada. Como mucho 5.000 líneas.',
    {
      query: z.object({ texto: opcional(texto(100)), dia: opcional(Dia) }),
      output: z.string(),
      contentType: 'text/plain',
    },
  ),
};
