import { cuentasApi, usuariosApi } from '#contract/cuentas/cuentas.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { cambiarEstado, cambiarRol, crearCuenta, darEnlace, listarCuentas } from './cuentas.ts';
import { usuariosActivos } from './usuarios.queries.ts';

export function usuariosRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(usuariosApi.listar, () => usuariosActivos(base.db));
  route(cuentasApi.listar, () => listarCuentas(base, reloj));
  route(cuentasApi.crear, ({ body, caller }) => crearCuenta(de(caller), body));
  route(cuentasApi.darEnlace, ({ params, caller }) => darEnlace(de(caller), params.usuario));
  route(cuentasApi.cambiarEstado, ({ params, body, caller }) =>
    cambiarEstado(de(caller), params.usuario, body.estado),
  );
  route(cuentasApi.cambiarRol, ({ params, body, caller }) => cambiarRol(de(caller), params.usuario, body));
}
