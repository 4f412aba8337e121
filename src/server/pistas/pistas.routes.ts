import { pistasApi } from '#contract/liga/pistas.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import { borrarPista, guardarPista, leerPista, listarPistas } from './pistas.ts';

export function pistasRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(pistasApi.listar, () => listarPistas(base));
  route(pistasApi.leer, ({ params }) => leerPista(base, params.id));
  route(pistasApi.guardar, ({ params, body, caller }) => guardarPista(de(caller), params.id, body));
  route(pistasApi.borrar, ({ params, caller }) => borrarPista(de(caller), params.id));
}
