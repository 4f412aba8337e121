import { resumenApi } from '#contract/resumen.ts';
import type { Route } from '#server/platform/http/router.ts';
import { leerResumen, type ResumenDeps } from './resumen.ts';

export function resumenRoutes(route: Route, deps: ResumenDeps): void {
  route(resumenApi.leer, () => leerResumen(deps));
}
