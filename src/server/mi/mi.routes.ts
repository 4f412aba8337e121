import { enlacePersonalApi, miApi } from '#contract/cuentas/mi.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { Route } from '#server/platform/http/router.ts';
import { crearEnlace, mandarEnlace, resolverNombre, revocarEnlace, verEnlace } from './enlace.ts';
import {
  apuntarAusencia,
  ponerAvisos,
  ponerMovilMio,
  ponerSusFranjas,
  proponerNombre,
  quitarAusencia,
  quitarMovilMio,
  verLoMio,
} from './mi.ts';

type Deps = {
  base: BaseDatos;
  reloj: Clock;
  sello: Seal;
  publicUrl: string | null;
  avisar: () => void;
  clavePush: string;
};

export function miRoutes(route: Route, { base, reloj, clavePush, ...correo }: Deps, de: Firmar): void {
  const suyo = { base: de({ usuario: CON_ENLACE }), reloj, clavePush };
  route(miApi.leer, ({ body }) => verLoMio(suyo, body));
  route(miApi.apuntar, ({ body }) => apuntarAusencia(suyo, body));
  route(miApi.quitar, ({ body }) => quitarAusencia(suyo, body));
  route(miApi.avisos, ({ body }) => ponerAvisos(suyo, body));
  route(miApi.ponerMovil, ({ body }) => ponerMovilMio(suyo, body));
  route(miApi.quitarMovil, ({ body }) => quitarMovilMio(suyo, body));
  route(miApi.franjas, ({ body }) => ponerSusFranjas(suyo, body));
  route(miApi.nombre, ({ body }) => proponerNombre(suyo, body));
  route(enlacePersonalApi.leer, ({ params }) => verEnlace(base.db, params.id));
  route(enlacePersonalApi.crear, ({ params, caller }) => crearEnlace(de(caller), reloj, params.id));
  route(enlacePersonalApi.revocar, ({ params, caller }) => revocarEnlace(de(caller), params.id));
  route(enlacePersonalApi.mandar, ({ params, body, caller }) =>
    mandarEnlace(de(caller), { reloj, ...correo }, { idJugador: params.id, ...body }),
  );
  route(enlacePersonalApi.nombre, ({ params, body, caller }) =>
    resolverNombre(de(caller), { idJugador: params.id, ...body }),
  );
}
