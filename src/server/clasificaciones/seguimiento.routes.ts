import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  buscarEnPublico,
  caraACara,
  cuadroDeLiga,
  type Dependencias,
  evolucionDeLiga,
  fichaDeJugador,
  marchaDeLiga,
  verEncuentro,
} from './seguimiento.ts';

export function seguimientoRoutes(route: Route, dependencias: Dependencias): void {
  const { base } = dependencias;
  route(seguimientoApi.marcha, ({ query }) => marchaDeLiga(base, query.idLiga));
  route(seguimientoApi.evolucion, ({ query }) => evolucionDeLiga(dependencias, query.idLiga));
  route(seguimientoApi.cuadro, ({ query }) => cuadroDeLiga(base, query.idLiga));
  route(seguimientoApi.encuentro, ({ params }) => verEncuentro(dependencias, params.id));
  route(seguimientoApi.caraACara, ({ query }) => caraACara(dependencias, query));
  route(seguimientoApi.ficha, ({ params }) => fichaDeJugador(dependencias, params.id));
  route(seguimientoApi.buscar, ({ query }) => buscarEnPublico(base, query.nombre ?? ''));
}
