import { z } from 'zod';
import { ESTADOS_META, METAS } from '#domain/futuro/zonas.ts';
import { ESCRITOS } from '#domain/partido/plano.ts';
import { DiaLeido, Id, QueryId } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';
import { EstadoPublico } from './jugadores.ts';
import { Reglas, TipoLiga } from './ligas.ts';

const Meta = z.enum(METAS);
const Estado = z.enum(ESTADOS_META);

const Futuro = z.object({
  idJugador: Id,
  /** No place above `mejor` nor below `peor` can happen; both can when `exacto`. */
  mejor: z.int(),
  peor: z.int(),
  exacto: z.boolean(),
  /** The best that is decided already. */
  marca: z.enum([...METAS, 'descenso', 'promocionDescenso']).nullable(),
  metas: z.array(z.object({ meta: Meta, estado: Estado })),
});
export type Futuro = z.infer<typeof Futuro>;

const Necesita = z.object({
  meta: Meta,
  titulo: z.string(),
  estado: Estado,
  frase: z.string(),
  lista: z.array(z.string()),
});
export type Necesita = z.infer<typeof Necesita>;

const Pareja = { idJugador1: Id, idJugador2: Id };

const Simulable = z.object({
  nombre: z.string(),
  liga: z.object({
    id: Id,
    tipo: TipoLiga,
    division: z.int(),
    anio: z.int(),
    estado: z.enum(['activa', 'inactiva']),
    idaVuelta: z.boolean(),
    fechaIdaVuelta: DiaLeido.nullable(),
    reglas: Reglas,
  }),
  primeraDivision: z.boolean(),
  ultimaDivision: z.boolean(),
  jugadores: z.array(z.object({ id: Id, nombre: z.string(), estado: EstadoPublico, enLiga: z.boolean() })),
  decididos: z.array(
    z.object({
      ...Pareja,
      sintetico: z.boolean(),
      ausente: z.literal([1, 2]).nullable(),
      sets: z.array(z.tuple([z.int(), z.int()])),
      desenlace: z.enum(ESCRITOS).optional(),
    }),
  ),
  acordados: z.array(z.object(Pareja)),
  cancelados: z.array(z.object(Pareja)),
});
export type Simulable = z.infer<typeof Simulable>;

export const futuroApi = {
  zonas: endpoint({
    method: 'GET',
    path: '/api/clasificaciones/futuro',
    summary: 'De cada jugador de una liga: los puestos en que aún puede acabar, y qué está ya decidido.',
    query: z.object({ idLiga: QueryId }),
    output: z.array(Futuro),
  }),
  necesita: endpoint({
    method: 'GET',
    path: '/api/clasificaciones/necesita',
    summary: 'Qué necesita un jugador de una liga para cada cosa que se puede querer en ella.',
    query: z.object({ idLiga: QueryId, idJugador: QueryId }),
    output: z.array(Necesita),
  }),
  simulador: endpoint({
    method: 'GET',
    path: '/api/clasificaciones/simulador',
    summary: 'Con qué se calcula la tabla de una liga, para probar resultados en ella.',
    query: z.object({ idLiga: QueryId }),
    output: Simulable,
  }),
};
