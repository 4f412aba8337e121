import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import { contactoApi, pruebaNivelApi } from '../consultas.ts';
import type { Endpoint } from '../endpoint.ts';
import { inscripcionApi } from './inscripcion.ts';

/** The call that each public form is sent with: docs/como/formulario.md. */
export const FORMULARIOS = {
  contacto: contactoApi.enviar,
  pruebanivel: pruebaNivelApi.enviar,
  inscripcion: inscripcionApi.enviar,
} satisfies Record<TipoSolicitud, Endpoint>;
