import { z } from 'zod';
import { sumarDias } from '#domain/fecha.ts';
import { MAX_DIAS_AUSENCIA, MAX_MOTIVO } from '#domain/incidencia/incidencia.ts';
import { Dia, DiaLeido, Id, opcional, ParamId, texto, Version } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { TipoLiga } from './ligas.ts';

const MAX_SUELTOS = 60;

export const Incidencia = z.object({
  id: Id,
  idLiga: Id,
  idJugador: Id,
  /** The day, or the first of several. */
  fecha: DiaLeido,
  /** The last day, included; null when it is one. */
  hasta: DiaLeido.nullable(),
  motivo: z.string().nullable(),
  version: Version,
});
export type Incidencia = z.infer<typeof Incidencia>;

export const IncidenciaFila = Incidencia.extend({ liga: z.string(), jugador: z.string() });
export type IncidenciaFila = z.infer<typeof IncidenciaFila>;

/** A period, or loose days: both at once would not say which days are meant. */
const unaCosa = ({ hasta, fecha2, dias }: { hasta: unknown; fecha2: unknown; dias: unknown[] }): boolean =>
  hasta === null || (fecha2 === null && dias.length === 0);

export const IncidenciaGuardar = z
  .object({
    idLiga: Id,
    idJugador: Id,
    fecha: Dia,
    /** The last day of a period, included. */
    hasta: opcional(Dia),
    /** A second day, not the end of a period. Only when creating. */
    fecha2: opcional(Dia),
    /** More loose days, each of which becomes an incident of its own. Only when creating. */
    dias: z.array(Dia).max(MAX_SUELTOS).default([]),
    motivo: opcional(texto(MAX_MOTIVO)),
    version: Version.nullish(),
  })
  .refine(unaCosa, { path: ['hasta'], error: 'Elige un periodo o días sueltos: las dos cosas a la vez no' })
  .refine(({ fecha, hasta }) => hasta === null || hasta >= fecha, {
    path: ['hasta'],
    error: 'El último día es anterior al primero',
  })
  .refine(({ fecha, hasta }) => hasta === null || hasta < sumarDias(fecha, MAX_DIAS_AUSENCIA), {
    path: ['hasta'],
    error: 'Es más de un año: revisa las fechas',
  });
export type IncidenciaGuardar = z.infer<typeof IncidenciaGuardar>;

/** The incident saved, as GET answers it; of the loose days of a creation, the first one created. */
export const IncidenciaGuardada = Incidencia.extend({
  /** Incidents created by this call: one a loose day, 1 of a period, 0 when it replaced one. */
  creadas: z.int().min(0),
});
export type IncidenciaGuardada = z.infer<typeof IncidenciaGuardada>;

export const IncidenciaBuscar = z.object({
  idLiga: opcional(Id),
  jugador: opcional(texto(80)),
  /** Those of that day: also the periods that hold it. */
  fecha: opcional(Dia),
  /** Those that are not over before that day. */
  desde: opcional(Dia),
});
export type IncidenciaBuscar = z.infer<typeof IncidenciaBuscar>;

export const LesionadosGuardar = z.object({ tipo: TipoLiga, fecha1: Dia, fecha2: opcional(Dia) });
export type LesionadosGuardar = z.infer<typeof LesionadosGuardar>;

export const incidenciasApi = {
  deJugador: get(
    '/api/private/incidencias/jugador/:id',
    'Las incidencias de un jugador, la más nueva primero.',
    { params: ParamId, output: z.array(IncidenciaFila) },
  ),
  buscar: post(
    '/api/private/incidencias/search',
    'Incidencias por liga, nombre del jugador o día; la más nueva primero.',
    { body: IncidenciaBuscar, output: z.array(IncidenciaFila) },
  ),
  lesionados: post(
    '/api/private/incidencias/lesionadosSave',
    'Crea las que faltan de los lesionados de las ligas activas de un tipo; responde cuántas.',
    { body: LesionadosGuardar, output: z.int().min(0) },
  ),
  leer: get('/api/private/incidencias/:id', 'Una incidencia.', { params: ParamId, output: Incidencia }),
  guardar: post(
    '/api/private/incidencias/:id',
    'Crea (id 0; un periodo, o días sueltos) o cambia una incidencia.',
    { params: ParamId, body: IncidenciaGuardar, output: IncidenciaGuardada },
  ),
  borrar: remove('/api/private/incidencias/:id', 'Borra una incidencia.', { params: ParamId, output: null }),
};
