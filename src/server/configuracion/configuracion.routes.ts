import { configuracionApi } from '#contract/configuracion.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { guardarValores, leerValor, listarValores } from './configuracion.ts';

export function configuracionRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(configuracionApi.leer, ({ query }) => leerValor(base, query.clave));
  route(configuracionApi.listar, () => listarValores(base));
  route(configuracionApi.guardar, ({ body, caller }) => guardarValores(de(caller), body));
}
