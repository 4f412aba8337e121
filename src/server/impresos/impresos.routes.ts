import { impresosApi } from '#contract/sitio/impresos.ts';
import type { Route } from '#server/platform/http/router.ts';
import { imprimirClasificacion, imprimirHorarios } from './impresos.ts';

export function impresosRoutes(route: Route, deps: Parameters<typeof imprimirHorarios>[0]): void {
  route(impresosApi.clasificacion, ({ query }) => imprimirClasificacion(deps, query));
  route(impresosApi.horarios, ({ query }) => imprimirHorarios(deps, query));
}
