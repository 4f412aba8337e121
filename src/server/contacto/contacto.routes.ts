import { contactoApi } from '#contract/contacto.ts';
import type { Route } from '#server/platform/http/router.ts';
import { contactar } from './contacto.ts';

export function contactoRoutes(route: Route, deps: Parameters<typeof contactar>[0]): void {
  route(contactoApi.enviar, ({ body, caller }) => contactar(deps, body, caller.ip));
}
