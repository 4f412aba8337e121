import { horariosApi } from '#contract/liga/horarios.ts';
import { resultadosApi } from '#contract/liga/resultados.ts';
import type { Route } from '#server/platform/http/router.ts';
import { type Dependencias, hoyEnElClub, proximosPartidos } from './horarios.ts';
import { resultadosPorDias } from './resultados.ts';

export function horariosRoutes(route: Route, dependencias: Dependencias): void {
  route(horariosApi.hoy, () => hoyEnElClub(dependencias));
  route(horariosApi.proximos, ({ query }) => proximosPartidos(dependencias, query.tipo));
  route(resultadosApi.porDias, ({ query }) => resultadosPorDias(dependencias.base, query));
}
