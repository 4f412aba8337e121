import { cobrosApi } from '#contract/solicitudes/cobros.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  type CobrosDeps,
  descargarCuentas,
  descargarRemesa,
  guardarAcreedor,
  leerAcreedor,
  verCobro,
} from './cobros.ts';

export function cobrosRoutes(route: Route, deps: CobrosDeps, de: Firmar): void {
  route(cobrosApi.acreedor, () => leerAcreedor(deps.base));
  route(cobrosApi.guardarAcreedor, ({ body, caller }) => guardarAcreedor(de(caller), body));
  route(cobrosApi.previo, ({ body }) => verCobro(deps, body));
  route(cobrosApi.remesa, ({ body, caller }) => descargarRemesa(de(caller), deps, body));
  route(cobrosApi.cuentas, ({ body, caller }) => descargarCuentas(de(caller), deps, body.ids));
}
