import { jugadoresApi } from '#contract/jugadores.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { borrarJugador, guardarJugador, leerJugador, listarJugadores } from './jugadores.ts';

export function jugadoresRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(jugadoresApi.listar, () => listarJugadores(base));
  route(jugadoresApi.buscar, ({ body }) => listarJugadores(base, body));
  route(jugadoresApi.leer, ({ params }) => leerJugador(base, params.id));
  route(jugadoresApi.guardar, ({ params, body, caller }) => guardarJugador(de(caller), params.id, body));
  route(jugadoresApi.borrar, ({ params, caller }) => borrarJugador(de(caller), params.id));
}
