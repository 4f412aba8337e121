import { contactoApi } from '#contract/contacto.ts';
import type { Recibir } from '#server/db/tables/solicitud.ts';
import type { Route } from '#server/platform/router.ts';
import { contactar } from './contacto.ts';

export function contactoRoutes(route: Route, recibir: Recibir): void {
  route(contactoApi.enviar, ({ body, caller }) => contactar(recibir, body, caller.ip));
}
