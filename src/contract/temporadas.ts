import { z } from 'zod';
import { Clasificacion } from './clasificaciones.ts';
import { Id, QueryId, QueryIds } from './comunes.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Liga } from './ligas.ts';
import { PENDIENTES } from './opciones.ts';

/** A match that is arranged, still to be played or to be scored, or that was put off. */
export const PartidoPuesto = z.object({
  id: Id,
  fecha: z.string(),
  duracion: z.int(),
  pista: z.string().nullable(),
  jugador1: z.string(),
  jugador2: z.string(),
  aplazado: z.boolean(),
});
export type PartidoPuesto = z.infer<typeof PartidoPuesto>;

/** How many resolution matches: those added and those scored in place. */
const creados = z.int().min(0);

/** What resolving a division does, match by match. */
export const Resolucion = z.object({
  creados,
  /** Each resolution match; `aplazado`: the postponed one that is awarded instead of adding another. */
  resueltos: z.array(z.object({ ganador: z.string(), perdedor: z.string(), aplazado: z.boolean() })),
  /** Arranged from now on: they are left to be played, and not awarded. */
  porJugar: z.array(PartidoPuesto),
  /** Arranged matches that leave the schedule, or would never be scored: awarded, or cancelled if nobody owes them. */
  quitados: z.array(
    PartidoPuesto.extend({
      cancelado: z.boolean(),
      /** Its time has passed: it may have been played, and its result is missing. */
      porPuntuar: z.boolean(),
    }),
  ),
});
export type Resolucion = z.infer<typeof Resolucion>;

const query = z.object({
  idLiga: QueryId,
  /** Of those arranged from now on, which are taken off and awarded. None: all are left to be played. */
  quitar: QueryIds,
});

const RESOLVER = {
  path: '/api/private/ligas/finalizar',
  summary:
    'Resolver división: awards every missing match to the better placed. What is arranged from now on is left to be played, but for `quitar`. Again, it creates none.',
  query,
  output: z.object({ creados }),
} as const satisfies Omit<Endpoint, 'method'>;

/** What becomes of the matches still arranged in the league that ends. */
export const Pendientes = z.enum(PENDIENTES);

const ABRIR = {
  path: '/api/private/ligas/nuevaTemporada',
  summary:
    'Nueva temporada: copies the league, moves its players, leaves the old one inactive. Its arranged matches stay to be played, and visible, unless `pendientes` says that they are cancelled.',
  query: z.object({ idLiga: QueryId, pendientes: Pendientes.default('mantener') }),
  output: z.array(Liga),
} as const satisfies Omit<Endpoint, 'method'>;

/** The ends of a season. Only active social and infantil leagues: 409 otherwise. */
export const temporadasApi = {
  finalizar: endpoint({ ...RESOLVER, method: 'POST' }),
  finalizarPorGet: endpoint({ ...RESOLVER, method: 'GET' }),
  previa: endpoint({
    method: 'GET',
    path: '/api/private/ligas/finalizar/previa',
    summary: 'The table that resolver división would leave, and each match that it would create or take off.',
    query,
    output: Clasificacion.extend(Resolucion.shape),
  }),
  nuevaTemporada: endpoint({ ...ABRIR, method: 'POST' }),
  nuevaTemporadaPorGet: endpoint({ ...ABRIR, method: 'GET' }),
  previaNueva: endpoint({
    method: 'GET',
    path: '/api/private/ligas/nuevaTemporada/previa',
    summary:
      'How many players a new season would move, and the matches still arranged or put off in the league.',
    query: z.object({ idLiga: QueryId }),
    output: z.object({ jugadores: z.int().min(0), puestos: z.array(PartidoPuesto) }),
  }),
};
