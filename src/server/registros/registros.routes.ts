import { operacionesApi } from '#contract/operaciones.ts';
import { registrosApi } from '#contract/registros.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { deshacerOperacion, listarLineas, operacionDelPartido, verOperacion } from './operaciones.ts';
import { leerRegistros } from './registros.ts';

export function registrosRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(registrosApi.leer, ({ query }) => leerRegistros(base, query));
  route(operacionesApi.listar, ({ query }) => listarLineas(base, reloj, query));
  route(operacionesApi.delPartido, ({ query }) => operacionDelPartido(base, query));
  route(operacionesApi.ver, ({ params }) => verOperacion(base, reloj, params.id));
  route(operacionesApi.deshacer, ({ params, caller }) => deshacerOperacion(de(caller), reloj, params.id));
}
