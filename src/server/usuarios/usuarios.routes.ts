import { usuariosApi } from '#contract/usuarios.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { usuariosActivos } from './usuarios.queries.ts';

export function usuariosRoutes(route: Route, { db }: BaseDatos): void {
  route(usuariosApi.listar, () => usuariosActivos(db));
}
