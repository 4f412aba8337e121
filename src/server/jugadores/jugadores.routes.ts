import { jugadoresApi } from '#contract/jugadores.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { borrarJugador, guardarJugador, leerJugador, listarJugadores } from './jugadores.ts';

export function jugadoresRoutes(route: Route, base: BaseDatos): void {
  route(jugadoresApi.listar, () => listarJugadores(base));
  route(jugadoresApi.buscar, ({ body }) => listarJugadores(base, body));
  route(jugadoresApi.leer, ({ params }) => leerJugador(base, params.id));
  route(jugadoresApi.guardar, ({ params, body }) => guardarJugador(base, params.id, body));
  route(jugadoresApi.borrar, ({ params }) => borrarJugador(base, params.id));
}
