import { partidosApi } from '#contract/partidos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { borrarPartido, guardarPartido, leerIncidencias, leerPartido, listarPartidos } from './partidos.ts';

export function partidosRoutes(route: Route, base: BaseDatos): void {
  route(partidosApi.buscar, ({ body }) => listarPartidos(base, body));
  route(partidosApi.incidencias, () => leerIncidencias(base));
  route(partidosApi.leer, ({ params }) => leerPartido(base, params.id));
  route(partidosApi.guardar, ({ params, body }) => guardarPartido(base, params.id, body));
  route(partidosApi.borrar, ({ params }) => borrarPartido(base, params.id));
}
