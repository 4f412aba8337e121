import { newsApi } from '#contract/sitio/news.ts';
import { noticiasApi } from '#contract/sitio/noticias.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  borrarNoticia,
  crearNoticias,
  descartarBorradorNoticia,
  guardarBorradorNoticia,
  guardarNoticia,
  leerNoticia,
  leerVersion,
  listarNoticias,
  listarVersiones,
  restaurarNoticia,
} from './news.ts';

export function newsRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(newsApi.listar, crearNoticias(base, reloj));
  route(noticiasApi.listar, () => listarNoticias(base, reloj));
  route(noticiasApi.leer, ({ params }) => leerNoticia(base, reloj, params.id));
  route(noticiasApi.guardar, ({ params, body, caller }) =>
    guardarNoticia(de(caller), reloj, params.id, body),
  );
  route(noticiasApi.guardarBorrador, ({ params, body, caller }) =>
    guardarBorradorNoticia({ base: de(caller), reloj, id: params.id }, body),
  );
  route(noticiasApi.descartarBorrador, ({ params, body, caller }) =>
    descartarBorradorNoticia({ base: de(caller), reloj, id: params.id }, body.version),
  );
  route(noticiasApi.versiones, ({ params }) => listarVersiones(base, params.id));
  route(noticiasApi.leerVersion, ({ params }) => leerVersion(base, reloj, params));
  route(noticiasApi.restaurar, ({ params, body, caller }) =>
    restaurarNoticia({ base: de(caller), reloj, id: params.id }, body),
  );
  route(noticiasApi.borrar, ({ params, caller }) => borrarNoticia(de(caller), reloj, params.id));
}
