import { z } from 'zod';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { MOTIVOS_CIERRE } from '#domain/panel/panel.ts';
import { Dia, FechaHoraLeida, Id } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { FilaHorario } from '../liga/horarios.ts';
import { Deporte, TipoLiga } from '../liga/ligas.ts';
import { PartidoAfectado } from '../liga/partidos.ts';
import { EstadoDeCopias } from './configuracion.ts';

const Aplazado = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  jugador1: z.string(),
  jugador2: z.string(),
  liga: z.string(),
  aplaza: z.array(z.string()),
  /** When those two already have another match set in that league. */
  nuevaFecha: z.string().nullable(),
});

/** How many are of each sport, where that type has leagues of several. */
const porDeporte = z.array(z.object({ deporte: Deporte, cuantos: z.int() })).optional();

const Preparar = z.object({
  dias: z.array(Dia),
  /** The types that have an active league, and how many matches each has those days. */
  ligas: z.array(z.object({ tipo: z.enum(TIPOS_GESTIONADOS), partidos: z.int(), porDeporte })),
  /** Active courts, how many of them have something each day, and how many inactive ones still do. */
  pistas: z.object({
    activas: z.int(),
    dias: z.array(z.object({ dia: Dia, partidos: z.int(), pistas: z.int(), cerradas: z.int() })),
  }),
  ausentes: z.object({
    cuantos: z.int(),
    primeros: z.array(z.object({ id: Id, nombre: z.string(), dias: z.array(Dia) })),
  }),
});

const AVISOS_SERVIDOR = ['proxySinDeclarar'] as const;

/** What there is to do today. Lists are cut short; their counts are whole. */
export const Resumen = z.object({
  hoy: Dia,
  /** The database is damaged: what is saved now may be lost when a copy is restored. */
  baseDanada: z.boolean(),
  copia: EstadoDeCopias,
  /** Matches still to be played today and this weekend, in order of time. */
  partidos: z.array(FilaHorario),
  /** Arranged matches of somebody who is absent that day, injured or struck off, the first ones first. */
  noPueden: z.object({ cuantos: z.int(), primeros: z.array(PartidoAfectado) }),
  /** Arranged matches that are left on a court that was closed, the first ones first. */
  enPistaCerrada: z.object({ cuantos: z.int(), primeros: z.array(PartidoAfectado) }),
  preparar: Preparar,
  porPuntuar: z.array(z.object({ tipo: TipoLiga, cuantos: z.int(), porDeporte })),
  /** Of each active league: matches with a result, those still owed (of friendlies, none) and those that lack a result. */
  marcha: z.array(z.object({ id: Id, jugados: z.int(), debidos: z.int(), porPuntuar: z.int() })),
  /** Of each league that sets one, matches whose deadline to tell the result has passed. */
  fueraDePlazo: z.array(z.object({ id: Id, nombre: z.string(), cuantos: z.int() })),
  /** Of each league that does so, matches that it gives up by itself unless somebody tells them, and the first day on which it does. */
  seDaran: z.array(z.object({ id: Id, nombre: z.string(), cuantos: z.int(), desde: Dia })),
  aplazados: z.object({ cuantos: z.int(), primeros: z.array(Aplazado) }),
  /** `unica` is the one not handled, when it is only one. */
  solicitudes: z.object({ sinLeer: z.int(), sinAtender: z.int(), unica: Id.nullable() }),
  porResolver: z.array(
    z.object({
      id: Id,
      nombre: z.string(),
      motivo: z.enum(MOTIVOS_CIERRE),
      /** Of a cycle whose last day has come: which it was, and how many matches are left to play. */
      acaba: Dia.optional(),
      quedan: z.int().optional(),
    }),
  ),
  /** Leagues that would end after their season at the pace of the last weeks; null: nothing is being played. */
  seRetrasan: z.array(z.object({ id: Id, nombre: z.string(), final: Dia.nullable() })),
  /** Mails given up, and those being tried again after a failure; `primeros` are whose they are. */
  correos: z.object({
    fallidos: z.int(),
    reintentando: z.int(),
    primeros: z.array(z.object({ idSolicitud: Id, nombre: z.string() })),
  }),
  avisos: z.array(z.enum(AVISOS_SERVIDOR)),
});
export type Resumen = z.infer<typeof Resumen>;

export const resumenApi = {
  leer: get(
    '/api/private/resumen',
    'Lo que hay que hacer: partidos de hoy y del fin de semana, el que hay que preparar, resultados, aplazados, solicitudes, divisiones, correos, avisos.',
    { output: Resumen },
  ),
};
