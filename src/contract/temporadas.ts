import { z } from 'zod';
import { Clasificacion } from './clasificaciones.ts';
import { QueryId } from './comunes.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Liga } from './ligas.ts';

const query = z.object({ idLiga: QueryId });

/** How many resolution matches: those added and those scored in place. */
const creados = z.int().min(0);

const RESOLVER = {
  path: '/api/private/ligas/finalizar',
  summary: 'Resolver división: awards every missing match to the better placed. Again, it creates none.',
  query,
  output: z.object({ creados }),
} as const satisfies Omit<Endpoint, 'method'>;

const ABRIR = {
  path: '/api/private/ligas/nuevaTemporada',
  summary: 'Nueva temporada: copies the league, moves its players, leaves the old one inactive.',
  query,
  output: z.array(Liga),
} as const satisfies Omit<Endpoint, 'method'>;

/** The ends of a season. Only active social and infantil leagues: 409 otherwise. */
export const temporadasApi = {
  finalizar: endpoint({ ...RESOLVER, method: 'POST' }),
  finalizarPorGet: endpoint({ ...RESOLVER, method: 'GET' }),
  previa: endpoint({
    method: 'GET',
    path: '/api/private/ligas/finalizar/previa',
    summary: 'The table that resolver división would leave, and how many matches it would create.',
    query,
    output: Clasificacion.extend({ creados }),
  }),
  nuevaTemporada: endpoint({ ...ABRIR, method: 'POST' }),
  nuevaTemporadaPorGet: endpoint({ ...ABRIR, method: 'GET' }),
};
