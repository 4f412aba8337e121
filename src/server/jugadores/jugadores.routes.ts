import { personalesApi } from '#contract/cuentas/personales.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { parejasApi } from '#contract/liga/parejas.ts';
import { personasApi } from '#contract/liga/personas.ts';
import { jugadorPorId } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { verLoQueDejan } from './al-irse.ts';
import { borrarJugador, buscarJugadores, cambiarJugadores, guardarJugador } from './jugadores.ts';
import { verNivel } from './nivel.ts';
import { crearPareja, relevar, verPareja } from './pareja.ts';
import { juntar, verPersona } from './persona.ts';
import { borrarPersonales, verPersonales } from './personales.ts';
import { exportarPersonales } from './personales-exportar.ts';

export function jugadoresRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(jugadoresApi.listar, () => buscarJugadores(base.db));
  route(jugadoresApi.buscar, ({ body }) => buscarJugadores(base.db, body));
  route(jugadoresApi.cambiar, ({ body, caller }) => cambiarJugadores(de(caller), reloj, body));
  route(jugadoresApi.leer, async ({ params }) => existente(await jugadorPorId(base.db, params.id)));
  route(jugadoresApi.nivel, ({ params }) => verNivel(base, reloj, params.id));
  route(jugadoresApi.loQueDejan, ({ body }) => verLoQueDejan(base.db, reloj, body));
  route(jugadoresApi.guardar, ({ params, body, caller }) =>
    guardarJugador(de(caller), reloj, params.id, body),
  );
  route(jugadoresApi.borrar, ({ params, caller }) => borrarJugador(de(caller), params.id));
  route(personasApi.ver, ({ params }) => verPersona(base, params.id));
  route(personasApi.juntar, ({ params, body, caller }) => juntar(de(caller), params.id, body));
  route(parejasApi.crear, ({ body, caller }) => crearPareja(de(caller), body));
  route(parejasApi.ver, ({ params }) => verPareja(base.db, params.id));
  route(parejasApi.relevar, ({ params, body, caller }) => relevar(de(caller), reloj, params.id, body));
  route(personalesApi.ver, ({ params }) => verPersonales(base, params.id));
  route(personalesApi.exportar, ({ params, body, caller }) =>
    exportarPersonales(de(caller), reloj, params.id, body.solicitudes),
  );
  route(personalesApi.borrar, ({ params, body, caller }) => borrarPersonales(de(caller), params.id, body));
}
