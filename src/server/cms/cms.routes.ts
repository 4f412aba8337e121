import { cmsApi } from '#contract/cms.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { crearCms } from './cms.ts';
import { contenidosRoutes } from './contenidos.routes.ts';
import { CARPETA_TEXTOS, textosDeCarpeta } from './textos.ts';

/** The texts of the site: read by everybody, written by staff. */
export function cmsRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  const textos = textosDeCarpeta(CARPETA_TEXTOS);
  const cms = crearCms(base, textos, reloj);
  route(cmsApi.leer, ({ params }) => cms.leer(params.clave));
  contenidosRoutes(route, { base, textos, cms, reloj }, de);
}
