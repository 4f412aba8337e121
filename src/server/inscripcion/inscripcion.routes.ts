import { inscripcionApi } from '#contract/inscripcion.ts';
import type { Route } from '#server/platform/router.ts';
import { abrirTipos, listarTipos } from './apertura.ts';
import { inscribir } from './inscripcion.ts';

export function inscripcionRoutes(route: Route, deps: Parameters<typeof inscribir>[0]): void {
  route(inscripcionApi.tipos, () => listarTipos(deps.base.db));
  route(inscripcionApi.abrir, ({ body }) => abrirTipos(deps.base, body));
  route(inscripcionApi.enviar, ({ body, caller }) => inscribir(deps, body, caller.ip));
}
