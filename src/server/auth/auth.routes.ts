import { authApi, cuentaApi, enlaceApi } from '#contract/cuentas/cuenta.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import { entrar, salir } from './auth.ts';
import {
  type CuentaDeps,
  cambiarClave,
  cerrarOtras,
  cerrarSesion,
  confirmar,
  leerCuenta,
  leerEnlace,
  propioDe,
  usarEnlace,
} from './cuenta.ts';

export function authRoutes(route: Route, deps: Parameters<typeof entrar>[0]): void {
  route(authApi.entrar, ({ body, caller }) => entrar(deps, body, caller));
  route(authApi.entrarPorQuery, ({ query, caller }) => entrar(deps, query, caller));
  route(authApi.salir, ({ caller }) => salir(deps, caller.token));
}

type Deps = CuentaDeps & { base: BaseDatos };

export function cuentaRoutes(route: Route, deps: Deps, de: Firmar): void {
  const { base, reloj } = deps;
  route(cuentaApi.leer, ({ caller }) => leerCuenta(base, reloj, propioDe(caller)));
  route(cuentaApi.cambiarClave, ({ body, caller }) => cambiarClave(de(caller), deps, propioDe(caller), body));
  route(cuentaApi.confirmar, ({ body, caller }) =>
    confirmar(de(caller), deps, propioDe(caller), body.password),
  );
  route(cuentaApi.cerrarSesion, ({ params, caller }) =>
    cerrarSesion(de(caller), propioDe(caller), params.id),
  );
  route(cuentaApi.cerrarOtras, ({ caller }) => cerrarOtras(de(caller), propioDe(caller)));
  route(enlaceApi.leer, ({ body }) => leerEnlace(deps, body.token));
  route(enlaceApi.usar, ({ body, caller }) => usarEnlace(deps, de, { ...body, ip: caller.ip }));
}
