import { equidadApi } from '#contract/liga/equidad.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { cierreApi, temporadasApi } from '#contract/liga/temporadas.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { cerrarTemporada, verCierre } from './cierre.ts';
import {
  borrarLiga,
  borrarLigaEntera,
  guardarLiga,
  leerLiga,
  listarLigas,
  verBorrado,
  verEquidad,
} from './ligas.ts';
import { abrirTemporada, finalizarLiga, verPrevia, verPreviaNueva } from './temporadas.ts';

export function ligasRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(ligasApi.listar, () => listarLigas(base));
  route(equidadApi.ver, ({ query }) => verEquidad(base, reloj, query.idLiga));
  route(ligasApi.leer, ({ params }) => leerLiga(base, params.id));
  route(ligasApi.guardar, ({ params, body, caller }) => guardarLiga(de(caller), reloj, params.id, body));
  route(ligasApi.borrar, ({ params, caller }) => borrarLiga(de(caller), params.id));
  route(ligasApi.verBorrado, ({ params }) => verBorrado(base, params.id));
  route(ligasApi.borrarEntera, ({ params, body, caller }) => borrarLigaEntera(de(caller), params.id, body));
}

export function temporadasRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(temporadasApi.previa, ({ query }) => verPrevia(base, reloj, query));
  for (const call of [temporadasApi.finalizar, temporadasApi.finalizarPorGet])
    route(call, ({ query, caller }) => finalizarLiga(de(caller), reloj, query));
  route(temporadasApi.previaNueva, ({ query }) => verPreviaNueva(base, query.idLiga, reloj));
  for (const call of [temporadasApi.nuevaTemporada, temporadasApi.nuevaTemporadaPorGet])
    route(call, ({ query, caller }) => abrirTemporada(de(caller), reloj, query));
  route(cierreApi.ver, ({ query }) => verCierre(base, reloj, query));
  route(cierreApi.cerrar, ({ body, caller }) => cerrarTemporada(de(caller), reloj, body));
}
