import {
  afectadosApi,
  debidosApi,
  partidosApi,
  peticionesApi,
  puntuacionesApi,
  suspenderApi,
} from '#contract/liga/partidos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { verAfectados, verHuecos } from './afectados.ts';
import {
  borrarPartido,
  denegar,
  guardarPartido,
  leerIncidencias,
  leerPartido,
  listarPartidos,
  listarPeticiones,
} from './partidos.ts';
import { guardarPuntuaciones, listarDebidos, listarPendientes } from './puntuaciones.ts';
import { suspenderPartidos } from './suspender.ts';

export function partidosRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(partidosApi.buscar, ({ body }) => listarPartidos(base, body, reloj));
  route(partidosApi.incidencias, () => leerIncidencias(base));
  route(afectadosApi.ver, ({ body }) => verAfectados(base, body, reloj));
  route(afectadosApi.huecos, ({ params, body }) => verHuecos(base, params.id, body, reloj));
  route(peticionesApi.listar, () => listarPeticiones(base.db, reloj));
  route(peticionesApi.denegar, ({ params, body, caller }) =>
    denegar(de(caller), reloj, { ...params, ...body }),
  );
  route(debidosApi.ver, ({ body }) => listarDebidos(base, body.dia));
  route(partidosApi.leer, ({ params }) => leerPartido(base, params.id));
  route(partidosApi.guardar, ({ params, body, caller }) => guardarPartido(de(caller), params.id, body));
  route(partidosApi.borrar, ({ params, caller }) => borrarPartido(de(caller), params.id));
  route(suspenderApi.suspender, ({ body, caller }) => suspenderPartidos(de(caller), body));
}

export function puntuacionesRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(puntuacionesApi.pendientes, ({ query }) => listarPendientes(base, reloj, query.tipo));
  route(puntuacionesApi.guardar, ({ body, caller }) => guardarPuntuaciones(de(caller), body.partidos));
}
