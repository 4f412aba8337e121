import { solicitudesApi } from '#contract/solicitudes.ts';
import type { Route } from '#server/platform/router.ts';
import {
  anotar,
  borrarSolicitud,
  descargarAdjunto,
  descargarPdf,
  exportarSolicitudes,
  guardarConservacion,
  leerConservacion,
  leerSolicitud,
  listarSolicitudes,
  type SolicitudesDeps,
} from './solicitudes.ts';

export function solicitudesRoutes(route: Route, deps: SolicitudesDeps): void {
  const { base } = deps;
  route(solicitudesApi.listar, ({ query }) => listarSolicitudes(base, query));
  route(solicitudesApi.csv, ({ query }) => exportarSolicitudes(deps, query));
  route(solicitudesApi.conservacion, () => leerConservacion(base));
  route(solicitudesApi.conservar, ({ body }) => guardarConservacion(base, body.meses));
  route(solicitudesApi.leer, ({ params }) => leerSolicitud(deps, params.id));
  route(solicitudesApi.anotar, ({ params, body }) => anotar(deps, params.id, body));
  route(solicitudesApi.borrar, ({ params }) => borrarSolicitud(base, params.id));
  route(solicitudesApi.adjunto, ({ params }) => descargarAdjunto(deps, params.id, params.adjunto));
  route(solicitudesApi.pdf, ({ params }) => descargarPdf(deps, params.id));
}
