import { z } from 'zod';
import { valoresDe } from '#domain/campo.ts';
import { CLAUSURA } from '#domain/campos.ts';
import { MAX_MOTIVO_PUBLICO } from '#domain/clausura/clausura.ts';
import { sumarDias } from '#domain/fecha.ts';
import { MAX_DIAS_AUSENCIA } from '#domain/incidencia/incidencia.ts';
import { Dia, DiaLeido, Id, opcional, ParamId, textoObligatorio, Version } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';

const MAX_PISTAS = 100;
const MAX_FESTIVOS = 60;

/** Quarters of an hour, `HH:mm`. */
export const Hora = z.enum(valoresDe(CLAUSURA.inicio));

export const PistasCerradas = z.array(Id).min(1, 'Elige al menos una pista').max(MAX_PISTAS);

export const Clausura = z.object({
  id: Id,
  /** The day, or the first of several. */
  fecha: DiaLeido,
  /** The last day, included; null when it is one. */
  hasta: DiaLeido.nullable(),
  /** Hours of each of those days; null: from when it begins, until it ends. */
  inicio: z.string().nullable(),
  fin: z.string().nullable(),
  /** Null: the whole club. */
  pistas: z.array(Id).nullable(),
  motivo: z.string(),
  version: Version,
});
export type Clausura = z.infer<typeof Clausura>;

/** How long, and why: what a holiday has of it. */
const Cuando = z.object({
  fecha: Dia,
  hasta: opcional(Dia),
  motivo: textoObligatorio(MAX_MOTIVO_PUBLICO, CLAUSURA.motivo.falta),
});
type Cuando = z.infer<typeof Cuando>;

const ACABA_ANTES = { path: ['hasta'], error: 'El último día es anterior al primero' };
const MUY_LARGA = { path: ['hasta'], error: 'Es más de un año: revisa las fechas' };

const enOrden = ({ fecha, hasta }: Cuando): boolean => hasta === null || hasta >= fecha;
const deUnAnio = ({ fecha, hasta }: Cuando): boolean =>
  hasta === null || hasta < sumarDias(fecha, MAX_DIAS_AUSENCIA);

export const ClausuraGuardar = Cuando.extend({
  inicio: opcional(Hora),
  fin: opcional(Hora),
  pistas: PistasCerradas.nullable(),
  version: Version.nullish(),
})
  .refine(enOrden, ACABA_ANTES)
  .refine(deUnAnio, MUY_LARGA)
  .refine(({ inicio, fin }) => inicio === null || fin === null || inicio < fin, {
    path: ['fin'],
    error: 'Acaba antes de empezar: cambia una de las dos horas',
  });
export type ClausuraGuardar = z.infer<typeof ClausuraGuardar>;

const Festivo = Cuando.refine(enOrden, ACABA_ANTES).refine(deUnAnio, MUY_LARGA);

export const Festivos = z.object({ festivos: z.array(Festivo).min(1).max(MAX_FESTIVOS) });
export type Festivos = z.infer<typeof Festivos>;

export const clausurasApi = {
  listar: get(
    '/api/private/clausuras',
    'Los cierres de pistas y los festivos, por día; también los pasados.',
    {
      output: z.array(Clausura),
    },
  ),
  festivos: post(
    '/api/private/clausuras/festivos',
    'Cierra todo el club esos días, cada uno con su motivo; responde cuántos apunta.',
    { body: Festivos, output: z.int().min(0) },
  ),
  leer: get('/api/private/clausuras/:id', 'Un cierre de pistas.', { params: ParamId, output: Clausura }),
  guardar: post(
    '/api/private/clausuras/:id',
    'Crea (id 0) o cambia un cierre de pistas, o de todo el club. No mueve ningún partido.',
    { params: ParamId, body: ClausuraGuardar, output: Clausura },
  ),
  borrar: remove('/api/private/clausuras/:id', 'Borra un cierre de pistas: esos días se abren.', {
    params: ParamId,
    output: null,
  }),
};
