import { cmsApi } from '#contract/cms.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Route } from '#server/platform/router.ts';
import { crearCms } from './cms.ts';
import { CARPETA_TEXTOS, textosDeCarpeta } from './textos.ts';

export function cmsRoutes(route: Route, base: BaseDatos): void {
  const cms = crearCms(base, textosDeCarpeta(CARPETA_TEXTOS));
  route(cmsApi.leer, ({ params }) => cms.leer(params.clave));
}
