import { cierreApi } from '#contract/cierre.ts';
import { temporadasApi } from '#contract/temporadas.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/router.ts';
import { cerrarTemporada, verCierre } from './cierre.ts';
import { finalizarLiga, verPrevia } from './resolver.ts';
import { abrirTemporada, verPreviaNueva } from './temporadas.ts';

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
