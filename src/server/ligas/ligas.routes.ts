import { ligasApi } from '#contract/ligas.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { borrarLigaEntera, verBorrado } from './borrado.ts';
import { borrarLiga, guardarLiga, leerLiga, listarLigas } from './ligas.ts';

export function ligasRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(ligasApi.listar, () => listarLigas(base));
  route(ligasApi.leer, ({ params }) => leerLiga(base, params.id));
  route(ligasApi.guardar, ({ params, body, caller }) => guardarLiga(de(caller), reloj, params.id, body));
  route(ligasApi.borrar, ({ params, caller }) => borrarLiga(de(caller), params.id));
  route(ligasApi.verBorrado, ({ params }) => verBorrado(base, params.id));
  route(ligasApi.borrarEntera, ({ params, body, caller }) => borrarLigaEntera(de(caller), params.id, body));
}
