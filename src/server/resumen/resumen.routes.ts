import { resumenApi } from '#contract/club/resumen.ts';
import { solicitudesApi } from '#contract/solicitudes/solicitudes.ts';
import { keyOf, type Route } from '#server/platform/http/router.ts';
import { leerResumen, type ResumenDeps } from './resumen.ts';

export function resumenRoutes(route: Route, deps: ResumenDeps): void {
  route(resumenApi.leer, ({ caller }) =>
    leerResumen(deps, { veSolicitudes: caller.allows?.(keyOf(solicitudesApi.listar)) ?? false }),
  );
}
