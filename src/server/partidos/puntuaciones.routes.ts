import { puntuacionesApi } from '#contract/partidos.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/router.ts';
import { guardarPuntuaciones, listarPendientes } from './puntuaciones.ts';

export function puntuacionesRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(puntuacionesApi.pendientes, ({ query }) => listarPendientes(base, reloj, query.tipo));
  route(puntuacionesApi.guardar, ({ body, caller }) => guardarPuntuaciones(de(caller), body.partidos));
}
