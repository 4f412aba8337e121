import { registrosApi } from '#contract/registros.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { leerRegistros } from './registros.ts';

export function registrosRoutes(route: Route, base: BaseDatos): void {
  route(registrosApi.leer, ({ query }) => leerRegistros(base, query));
}
