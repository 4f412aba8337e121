import { contactoApi, pruebaNivelApi } from '#contract/consultas.ts';
import { conClave } from '#server/db/tables/solicitud.ts';
import type { Route } from '#server/platform/http/router.ts';
import { CONTACTO, type Deps, enviarConsulta, PRUEBA } from './consultas.ts';

export function consultasRoutes(route: Route, deps: Deps): void {
  route(contactoApi.enviar, ({ body, caller }) =>
    enviarConsulta(deps, CONTACTO, conClave(body, caller), caller.ip),
  );
  route(pruebaNivelApi.enviar, ({ body, caller }) =>
    enviarConsulta(deps, PRUEBA, conClave(body, caller), caller.ip),
  );
}
