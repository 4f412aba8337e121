import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { futuroApi } from '#contract/liga/futuro.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  historialDeJugador,
  ligasPublicas,
  ligasTerminadas,
  verClasificacion,
  verPartido,
} from './clasificaciones.ts';
import { futuroDeLiga, type Previsor, queNecesita, simulableDe } from './futuro.ts';
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

export function clasificacionesRoutes(route: Route, base: BaseDatos, reloj: Clock): void {
  route(clasificacionesApi.ligas, ({ query }) => ligasPublicas(base, query.tipo));
  route(clasificacionesApi.terminadas, ({ query }) => ligasTerminadas(base, query.tipo));
  route(clasificacionesApi.ver, ({ query }) => verClasificacion(base, reloj, query.idLiga));
  route(clasificacionesApi.jugador, ({ params }) => historialDeJugador(base, params.id));
  route(clasificacionesApi.partido, ({ params }) => verPartido(base, params.id));
}

export function futuroRoutes(route: Route, base: BaseDatos, previsor: Previsor): void {
  route(futuroApi.zonas, ({ query }) => futuroDeLiga(base, previsor, query.idLiga));
  route(futuroApi.necesita, ({ query }) => queNecesita(base, previsor, query));
  route(futuroApi.simulador, ({ query }) => simulableDe(base, query.idLiga));
}

export function seguimientoRoutes(route: Route, dependencias: Dependencias): void {
  const { base } = dependencias;
  route(seguimientoApi.marcha, ({ query }) => marchaDeLiga(base, query.idLiga));
  route(seguimientoApi.evolucion, ({ query }) => evolucionDeLiga(dependencias, query.idLiga));
  route(seguimientoApi.cuadro, ({ query }) => cuadroDeLiga(dependencias, query.idLiga));
  route(seguimientoApi.encuentro, ({ params }) => verEncuentro(dependencias, params.id));
  route(seguimientoApi.caraACara, ({ query }) => caraACara(dependencias, query));
  route(seguimientoApi.ficha, ({ params }) => fichaDeJugador(dependencias, params.id));
  route(seguimientoApi.buscar, ({ query }) => buscarEnPublico(dependencias, query.nombre ?? ''));
}
