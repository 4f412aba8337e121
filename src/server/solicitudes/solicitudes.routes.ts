import { inscripcionApi } from '#contract/solicitudes/inscripcion.ts';
import { type Solicitud, solicitudesApi } from '#contract/solicitudes/solicitudes.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import { type Caller, keyOf, type Route } from '#server/platform/http/router.ts';
import {
  asignar,
  corregirBanco,
  crearJugador,
  quitarJugador,
  responder,
  volverAlBanco,
} from './seguimiento.ts';
import {
  anotar,
  borrarSolicitud,
  descargarAdjunto,
  descargarCopia,
  descargarPdf,
  exportarSolicitudes,
  guardarConservacion,
  guardarPlantillas,
  leerBanco,
  leerConservacion,
  leerPlantillas,
  leerSolicitud,
  listarSolicitudes,
  type SolicitudesDeps,
} from './solicitudes.ts';

/** Who may not read bank and health data sees that enrolment without them and without its files. */
const segunQuien = ({ allows }: Caller, solicitud: Solicitud): Solicitud =>
  allows?.(keyOf(solicitudesApi.banco))
    ? solicitud
    : {
        ...solicitud,
        tieneBanco: false,
        bancoCorregido: false,
        salud: null,
        saludCaduca: null,
        adjuntos: [],
      };

export function solicitudesRoutes(route: Route, deps: SolicitudesDeps, de: Firmar): void {
  const { base, horaLocal } = deps;
  route(solicitudesApi.listar, ({ query }) => listarSolicitudes(base, query));
  route(solicitudesApi.csv, ({ query, caller }) => exportarSolicitudes(de(caller), horaLocal, query));
  route(solicitudesApi.conservacion, () => leerConservacion(base));
  route(solicitudesApi.conservar, ({ body, caller }) => guardarConservacion(de(caller), body));
  route(solicitudesApi.plantillas, () => leerPlantillas(base));
  route(solicitudesApi.guardarPlantillas, ({ body, caller }) => guardarPlantillas(de(caller), body));
  route(solicitudesApi.asignar, async ({ params, body, caller }) =>
    segunQuien(caller, await asignar(de(caller), deps, params.id, body)),
  );
  route(solicitudesApi.crearJugador, async ({ params, body, caller }) =>
    segunQuien(caller, await crearJugador(de(caller), deps, params.id, body)),
  );
  route(solicitudesApi.quitarJugador, async ({ params, caller }) =>
    segunQuien(caller, await quitarJugador(de(caller), deps, params.id)),
  );
  route(solicitudesApi.responder, async ({ params, body, caller }) =>
    segunQuien(caller, await responder(de(caller), deps, params.id, body)),
  );
  route(solicitudesApi.leer, async ({ params, caller }) =>
    segunQuien(caller, await leerSolicitud(deps, params.id)),
  );
  route(solicitudesApi.banco, ({ params }) => leerBanco(deps, params.id));
  route(solicitudesApi.corregirBanco, ({ params, body, caller }) =>
    corregirBanco(de(caller), deps, params.id, body),
  );
  route(solicitudesApi.volverAlBanco, ({ params, caller }) => volverAlBanco(de(caller), deps, params.id));
  route(solicitudesApi.anotar, async ({ params, body, caller }) =>
    segunQuien(caller, await anotar(deps, params.id, body)),
  );
  route(solicitudesApi.borrar, ({ params, caller }) => borrarSolicitud(de(caller), params.id));
  route(solicitudesApi.adjunto, ({ params }) => descargarAdjunto(deps, params.id, params.adjunto));
  route(inscripcionApi.copia, ({ params }) => descargarCopia(deps, params.idEnvio));
  route(solicitudesApi.pdf, ({ params }) => descargarPdf(deps, params.id));
}
