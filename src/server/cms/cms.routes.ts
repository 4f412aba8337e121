import { CLAVES_CMS, cmsApi } from '#contract/sitio/cms.ts';
import { contenidosApi } from '#contract/sitio/contenidos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { apartadosDe, CARPETA_TEXTOS, type Cms, crearCms, type Textos, textosDeCarpeta } from './cms.ts';
import {
  descartarBorrador,
  guardarBorrador,
  guardarContenido,
  leerContenido,
  leerVersion,
  listarContenidos,
  listarVersiones,
  restaurarContenido,
} from './contenidos.ts';
import { listarMarcas } from './marcas.ts';

export function cmsRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  const textos = textosDeCarpeta(CARPETA_TEXTOS);
  const cms = crearCms(base, textos, reloj);
  route(cmsApi.leer, ({ params }) => cms.leer(params.clave));
  route(cmsApi.apartados, () =>
    Promise.all(CLAVES_CMS.map(async (clave) => ({ clave, apartados: apartadosDe(await cms.leer(clave)) }))),
  );
  contenidosRoutes(route, { base, textos, cms, reloj }, de);
}

type Deps = { base: BaseDatos; textos: Textos; cms: Cms; reloj: Clock };

function contenidosRoutes(route: Route, { base, textos, cms, reloj }: Deps, de: Firmar): void {
  route(contenidosApi.listar, () => listarContenidos(base));
  route(contenidosApi.marcas, () => listarMarcas(base, reloj.today()));
  route(contenidosApi.vista, async ({ body }) => ({ html: await cms.presentar(body.html) }));
  route(contenidosApi.leer, ({ params }) => leerContenido(base, textos, params.clave));
  route(contenidosApi.guardar, ({ params, body, caller }) =>
    guardarContenido(de(caller), textos, params.clave, body),
  );
  route(contenidosApi.guardarBorrador, ({ params, body, caller }) =>
    guardarBorrador(de(caller), textos, params.clave, body),
  );
  route(contenidosApi.descartarBorrador, ({ params, body, caller }) =>
    descartarBorrador(de(caller), textos, params.clave, body.borrador),
  );
  route(contenidosApi.versiones, ({ params }) => listarVersiones(base, params.clave));
  route(contenidosApi.leerVersion, ({ params }) => leerVersion(base, textos, params));
  route(contenidosApi.restaurar, ({ params, body, caller }) =>
    restaurarContenido(de(caller), textos, params.clave, body),
  );
}
