import { futuroApi } from '#contract/liga/futuro.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/http/router.ts';
import { futuroDeLiga, type Previsor, queNecesita, simulableDe } from './futuro.ts';

export function futuroRoutes(route: Route, base: BaseDatos, previsor: Previsor): void {
  route(futuroApi.zonas, ({ query }) => futuroDeLiga(base, previsor, query.idLiga));
  route(futuroApi.necesita, ({ query }) => queNecesita(base, previsor, query));
  route(futuroApi.simulador, ({ query }) => simulableDe(base, query.idLiga));
}
