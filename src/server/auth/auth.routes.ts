import { authApi } from '#contract/auth.ts';
import type { Route } from '#server/platform/router.ts';
import { entrar, salir } from './auth.ts';

export function authRoutes(route: Route, deps: Parameters<typeof entrar>[0]): void {
  route(authApi.entrar, ({ body, caller }) => entrar(deps, body, caller));
  route(authApi.entrarPorQuery, ({ query, caller }) => entrar(deps, query, caller));
  route(authApi.salir, ({ caller }) => salir(deps, caller.token));
}
