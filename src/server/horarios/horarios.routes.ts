import { horariosApi } from '#contract/horarios.ts';
import type { Route } from '#server/platform/http/router.ts';
import { type Dependencias, proximosPartidos } from './horarios.ts';

export function horariosRoutes(route: Route, dependencias: Dependencias): void {
  route(horariosApi.proximos, ({ query }) => proximosPartidos(dependencias, query.tipo));
}
