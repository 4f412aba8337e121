import { calendariosApi } from '#contract/liga/calendarios.ts';
import type { Route } from '#server/platform/http/router.ts';
import { calendarioDe, calendarioDelClub, type Dependencias } from './calendarios.ts';

export function calendariosRoutes(route: Route, dependencias: Dependencias): void {
  route(calendariosApi.club, () => calendarioDelClub(dependencias));
  route(calendariosApi.de, ({ params }) => calendarioDe(dependencias, params));
}
