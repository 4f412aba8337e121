import { inscripcionApi } from '#contract/inscripcion.ts';
import { solicitudesApi } from '#contract/solicitudes.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { Route } from '#server/platform/http/router.ts';
import { guardarPlantillas, leerPlantillas } from './plantillas.ts';
import { asignar, crearJugador, quitarJugador, responder } from './seguimiento.ts';
import {
  anotar,
  borrarSolicitud,
  descargarAdjunto,
  descargarCopia,
  descargarPdf,
  exportarSolicitudes,
  guardarConservacion,
  leerBanco,
  leerConservacion,
  leerSolicitud,
  listarSolicitudes,
  type SolicitudesDeps,
} from './solicitudes.ts';

export function solicitudesRoutes(route: Route, deps: SolicitudesDeps, de: Firmar): void {
  const { base, horaLocal } = deps;
  route(solicitudesApi.listar, ({ query }) => listarSolicitudes(base, query));
  route(solicitudesApi.csv, ({ query, caller }) => exportarSolicitudes(de(caller), horaLocal, query));
  route(solicitudesApi.conservacion, () => leerConservacion(base));
  route(solicitudesApi.conservar, ({ body, caller }) => guardarConservacion(de(caller), body));
  route(solicitudesApi.plantillas, () => leerPlantillas(base));
  route(solicitudesApi.guardarPlantillas, ({ body, caller }) => guardarPlantillas(de(caller), body));
  route(solicitudesApi.asignar, ({ params, body, caller }) => asignar(de(caller), deps, params.id, body));
  route(solicitudesApi.crearJugador, ({ params, body, caller }) =>
    crearJugador(de(caller), deps, params.id, body),
  );
  route(solicitudesApi.quitarJugador, ({ params, caller }) => quitarJugador(de(caller), deps, params.id));
  route(solicitudesApi.responder, ({ params, body, caller }) => responder(de(caller), deps, params.id, body));
  route(solicitudesApi.leer, ({ params }) => leerSolicitud(deps, params.id));
  route(solicitudesApi.banco, ({ params }) => leerBanco(deps, params.id));
  route(solicitudesApi.anotar, ({ params, body }) => anotar(deps, params.id, body));
  route(solicitudesApi.borrar, ({ params, caller }) => borrarSolicitud(de(caller), params.id));
  route(solicitudesApi.adjunto, ({ params }) => descargarAdjunto(deps, params.id, params.adjunto));
  route(inscripcionApi.copia, ({ params }) => descargarCopia(deps, params.idEnvio));
  route(solicitudesApi.pdf, ({ params }) => descargarPdf(deps, params.id));
}
