import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  historialDeJugador,
  ligasPublicas,
  ligasTerminadas,
  verClasificacion,
  verPartido,
} from './clasificaciones.ts';

export function clasificacionesRoutes(route: Route, base: BaseDatos, reloj: Clock): void {
  route(clasificacionesApi.ligas, ({ query }) => ligasPublicas(base, query.tipo));
  route(clasificacionesApi.terminadas, ({ query }) => ligasTerminadas(base, query.tipo));
  route(clasificacionesApi.ver, ({ query }) => verClasificacion(base, reloj, query.idLiga));
  route(clasificacionesApi.jugador, ({ params }) => historialDeJugador(base, params.id));
  route(clasificacionesApi.partido, ({ params }) => verPartido(base, params.id));
}
