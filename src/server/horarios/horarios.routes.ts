import { horariosApi } from '#contract/horarios.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/router.ts';
import { proximosPartidos } from './horarios.ts';

export function horariosRoutes(route: Route, base: BaseDatos, reloj: Clock): void {
  route(horariosApi.proximos, ({ query }) => proximosPartidos(base, reloj, query.tipo));
}
