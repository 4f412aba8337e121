import { pruebaNivelApi } from '#contract/pruebanivel.ts';
import type { Recibir } from '#server/db/tables/solicitud.ts';
import type { Route } from '#server/platform/router.ts';
import { pedirPrueba } from './pruebanivel.ts';

export function pruebaNivelRoutes(route: Route, recibir: Recibir): void {
  route(pruebaNivelApi.enviar, ({ body, caller }) => pedirPrueba(recibir, body, caller.ip));
}
