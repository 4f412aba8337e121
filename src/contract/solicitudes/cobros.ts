import { z } from 'zod';
import {
  conceptoDe,
  FORMATOS,
  IMPORTE_ENORME,
  MAX_IMPORTE,
  MODOS_DE_SECUENCIA,
  SECUENCIAS,
} from '#domain/cobro/remesa.ts';
import { faltaDeAcreedor } from '#domain/cobro/sepa.ts';
import { Dia, Fichero, Id, textoObligatorio } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { TipoInscripcion } from './inscripcion.ts';

const Formato = z.enum(FORMATOS);

const Acreedor = z.object({
  nombre: textoObligatorio(70, 'Escribe el nombre del club como lo conoce el banco'),
  iban: textoObligatorio(42, 'Escribe el IBAN del club'),
  identificador: textoObligatorio(40, 'Escribe el identificador del acreedor').superRefine((escrito, ctx) => {
    const falta = faltaDeAcreedor(escrito);
    if (escrito !== '' && falta !== null) ctx.addIssue({ code: 'custom', message: falta });
  }),
  /** Of the file for the bank. */
  formato: Formato.default(FORMATOS[0]),
});

/** As it is kept, or '' what nobody has said yet. */
const AcreedorLeido = z.object({
  nombre: z.string(),
  iban: z.string(),
  identificador: z.string(),
  formato: Formato.default(FORMATOS[0]),
});

const AcreedorCambio = Acreedor.extend({
  antes: AcreedorLeido.nullish(),
});
export type AcreedorCambio = z.infer<typeof AcreedorCambio>;

const MAX_COBROS = 2000;

const NINGUNA = 'Elige al menos una inscripción';

const Elegidas = z.object({ ids: z.array(Id).min(1, NINGUNA).max(MAX_COBROS) });

const Recibo = z.object({
  id: Id,
  /** Cents. */
  importe: z
    .int('Escribe el importe en euros, con dos decimales como mucho')
    .min(1, 'El importe tiene que ser mayor que cero')
    .max(MAX_IMPORTE, IMPORTE_ENORME),
});

export const CobroPedido = z.object({
  recibos: z.array(Recibo).min(1, NINGUNA).max(MAX_COBROS),
  concepto: textoObligatorio(140, 'Escribe el concepto que leerán en su recibo').refine(
    (escrito) => escrito === '' || conceptoDe(escrito) !== '',
    'Escribe el concepto con letras o números',
  ),
  cobro: Dia,
  secuencia: z.enum(MODOS_DE_SECUENCIA),
  /** Who is collected from again because somebody said so of each, and how many times they had been until then. */
  otraVez: z
    .array(z.object({ id: Id, veces: z.int().min(1) }))
    .max(MAX_COBROS)
    .default([]),
});
export type CobroPedido = z.infer<typeof CobroPedido>;

const Cobrable = z.object({
  id: Id,
  nombre: z.string(),
  inscripcion: TipoInscripcion.nullable(),
  /** Whether they become a member with it. */
  altaSocio: z.boolean(),
  titular: z.string(),
  cuenta: z.string(),
  importe: z.int(),
  secuencia: z.enum(SECUENCIAS),
  firmada: z.boolean(),
});

/** The last time; of those of before only the day is known. Cents; `dt`: Unix seconds. */
const Repetida = Cobrable.extend({
  veces: z.int(),
  ultimo: z.object({
    cobro: Dia,
    importe: z.int().nullable(),
    usuario: z.string().nullable(),
    dt: z.int().nullable(),
  }),
});

/** What a collection would be. Amounts are cents. */
export const CobroPrevio = z.object({
  entran: z.array(Cobrable),
  /** They went in a file before: they are left out until somebody says otherwise of each. */
  repetidas: z.array(Repetida),
  fuera: z.array(z.object({ id: Id, nombre: z.string(), motivo: z.string() })),
  total: z.int(),
  concepto: z.string(),
});
export type CobroPrevio = z.infer<typeof CobroPrevio>;

export const cobrosApi = {
  acreedor: get(
    '/api/private/cobros/acreedor',
    'A nombre de quién cobra el club: nombre, IBAN e identificador de acreedor SEPA.',
    { output: AcreedorLeido },
  ),
  guardarAcreedor: post(
    '/api/private/cobros/acreedor',
    'Lo cambia. 400 si los dígitos de control no cuadran; 409 si ya no es como `antes`.',
    { body: AcreedorCambio, output: AcreedorLeido, asksPassword: true },
  ),
  remesa: post(
    '/api/private/cobros/remesa',
    'La remesa como la acepta el banco: adeudo SEPA básico, ISO 20022 pain.008.001.08 o, si se elige, .02. 409 si alguien ya estaba en otra y no se dice en `otraVez`. El ensayo dice quiénes entrarían, quiénes no y por qué, y cuánto sería.',
    {
      body: CobroPedido,
      output: Fichero,
      contentType: 'application/xml',
      rehearsal: CobroPrevio,
      asksPassword: true,
    },
  ),
  cuentas: post(
    '/api/private/cobros/cuentas',
    'Esas inscripciones con sus datos bancarios, en hoja de cálculo: UTF-8 con punto y coma.',
    { body: Elegidas, output: Fichero, contentType: 'text/csv', asksPassword: true },
  ),
};
