import { z } from 'zod';
import { ARCHIVOS } from '#domain/inscripcion/datos.ts';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { Fichero, Id, opcional, ParamId, QueryId, siHay, texto, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { TipoInscripcion } from './inscripcion.ts';

const TipoSolicitud = z.enum(TIPOS_SOLICITUD);

/** A row of the staff inbox. `dt` is Unix seconds. */
export const SolicitudFila = z.object({
  id: Id,
  version: Version,
  tipo: TipoSolicitud,
  /** What it enrols in; null for the other forms. */
  inscripcion: TipoInscripcion.nullable(),
  dt: z.int(),
  nombre: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  leida: z.boolean(),
  atendida: z.boolean(),
  notas: z.string().nullable(),
  /** How many warnings it came with. */
  avisos: z.int(),
  /** Mails of it that have not left yet. */
  correosPendientes: z.int(),
});
export type SolicitudFila = z.infer<typeof SolicitudFila>;

export const CLASES_ADJUNTO = [...ARCHIVOS, 'firma'] as const;
export type ClaseAdjunto = (typeof CLASES_ADJUNTO)[number];

const Adjunto = z.object({
  id: Id,
  clase: z.enum(CLASES_ADJUNTO),
  /** Name to save it with; never the sender's. */
  nombre: z.string(),
  mime: z.string(),
  bytes: z.int(),
});

export const ESTADOS_CORREO = ['pendiente', 'enviado', 'fallido'] as const;

const Correo = z.object({
  id: Id,
  para: z.string(),
  asunto: z.string(),
  estado: z.enum(ESTADOS_CORREO),
  intentos: z.int(),
  /** Unix seconds; when it left, or when it will be tried again. */
  dt: z.int(),
});

const Campo = z.object({ campo: z.string(), etiqueta: z.string(), valor: z.string() });
const Aviso = z.object({ path: z.string(), message: z.string() });

export const Solicitud = SolicitudFila.extend({
  /** What was filled in, in reading order. */
  datos: z.array(Campo),
  /** Whether it brought bank data: they are told apart. */
  tieneBanco: z.boolean(),
  /** Null when it has been purged, or when the form asks for none. */
  salud: z.array(Campo).nullable(),
  saludCaduca: z.string().nullable(),
  detalles: z.array(Aviso),
  adjuntos: z.array(Adjunto),
  correos: z.array(Correo),
});
export type Solicitud = z.infer<typeof Solicitud>;

const Indicador = siHay(z.enum(['true', 'false']).transform((valor) => valor === 'true'));

export const SolicitudBuscar = z.object({
  tipo: siHay(TipoSolicitud),
  inscripcion: siHay(TipoInscripcion),
  /** Name, whatever its case and accents. */
  texto: texto(80).optional(),
  leida: Indicador,
  atendida: Indicador,
});
export type SolicitudBuscar = z.infer<typeof SolicitudBuscar>;

export const SolicitudAnotar = z.object({
  leida: z.boolean().optional(),
  atendida: z.boolean().optional(),
  notas: opcional(texto(5000)).optional(),
  version: Version.nullish(),
});
export type SolicitudAnotar = z.infer<typeof SolicitudAnotar>;

/** Months an enrolment is kept. */
const Conservacion = z.object({ meses: z.int().min(1).max(240) });

/** `antes`: the months it was changed from; without them, it is saved whatever there is. */
const ConservacionCambio = Conservacion.extend({ antes: Conservacion.shape.meses.nullish() });
export type ConservacionCambio = z.infer<typeof ConservacionCambio>;

export const solicitudesApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes',
    summary: 'What came in through the public forms, newest first.',
    query: SolicitudBuscar,
    output: z.array(SolicitudFila),
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes/csv',
    summary: 'The same as a spreadsheet: UTF-8 with semicolons. Neither bank nor health data.',
    query: SolicitudBuscar,
    output: Fichero,
    contentType: 'text/csv',
  }),
  conservacion: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes/conservacion',
    summary: 'Months an enrolment is kept.',
    output: Conservacion,
  }),
  conservar: endpoint({
    method: 'POST',
    path: '/api/private/solicitudes/conservacion',
    summary: 'Changes how long enrolments are kept. 409: it is no longer `antes`.',
    body: ConservacionCambio,
    output: Conservacion,
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes/:id',
    summary: 'One of them, with its health data, files and mails.',
    params: ParamId,
    output: Solicitud,
  }),
  banco: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes/:id/banco',
    summary: 'Its bank data. 403: the password was not typed in the last ten minutes.',
    params: ParamId,
    output: z.array(Campo),
    asksPassword: true,
  }),
  anotar: endpoint({
    method: 'POST',
    path: '/api/private/solicitudes/:id',
    summary: 'Marks it as read, unread or handled, and keeps notes; what is not sent stays.',
    params: ParamId,
    body: SolicitudAnotar,
    output: Solicitud,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/solicitudes/:id',
    summary: 'Deletes it with its files and its mails.',
    params: ParamId,
    output: null,
  }),
  adjunto: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes/:id/adjuntos/:adjunto',
    summary: 'One of its files, as a download.',
    params: z.object({ ...ParamId.shape, adjunto: QueryId }),
    output: Fichero,
    contentType: 'application/octet-stream',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/private/solicitudes/:id/pdf',
    summary: 'The enrolment filled in, with mandate and signature.',
    params: ParamId,
    output: Fichero,
    contentType: 'application/pdf',
    asksPassword: true,
  }),
};
