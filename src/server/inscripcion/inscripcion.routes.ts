import { campusApi, inscripcionApi } from '#contract/solicitudes/inscripcion.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import { conClave } from '#server/db/tables/solicitud.ts';
import type { Route } from '#server/platform/http/router.ts';
import { guardarCampus, leerCampusOfrecido } from './campus.ts';
import { abrirTipos, inscribir, listarTipos } from './inscripcion.ts';

type Deps = Parameters<typeof inscribir>[0];

export function inscripcionRoutes(route: Route, deps: Deps, de: Firmar): void {
  route(inscripcionApi.tipos, () => listarTipos(deps.base.db));
  route(inscripcionApi.abrir, ({ body, caller }) => abrirTipos(de(caller), body));
  route(campusApi.leer, () => leerCampusOfrecido(deps.base.db, deps.reloj.today()));
  route(campusApi.guardar, ({ body, caller }) => guardarCampus(de(caller), body, deps.reloj.today()));
  route(inscripcionApi.enviar, ({ body, caller }) =>
    inscribir(deps, { ...body, json: conClave(body.json, caller) }, caller.ip),
  );
}
