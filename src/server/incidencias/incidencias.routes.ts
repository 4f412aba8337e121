import { incidenciasApi } from '#contract/liga/incidencias.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  borrarIncidencia,
  guardarIncidencia,
  guardarLesionados,
  leerIncidencia,
  listarDeJugador,
  listarIncidencias,
} from './incidencias.ts';

export function incidenciasRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(incidenciasApi.deJugador, ({ params }) => listarDeJugador(base, params.id));
  route(incidenciasApi.buscar, ({ body }) => listarIncidencias(base, body));
  route(incidenciasApi.lesionados, ({ body, caller }) => guardarLesionados(de(caller), body));
  route(incidenciasApi.leer, ({ params }) => leerIncidencia(base, params.id));
  route(incidenciasApi.guardar, ({ params, body, caller }) => guardarIncidencia(de(caller), params.id, body));
  route(incidenciasApi.borrar, ({ params, caller }) => borrarIncidencia(de(caller), params.id));
}
