import { pruebaNivelApi } from '#contract/pruebanivel.ts';
import type { Route } from '#server/platform/http/router.ts';
import { pedirPrueba } from './pruebanivel.ts';

export function pruebaNivelRoutes(route: Route, deps: Parameters<typeof pedirPrueba>[0]): void {
  route(pruebaNivelApi.enviar, ({ body, caller }) => pedirPrueba(deps, body, caller.ip));
}
