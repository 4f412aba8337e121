import { z } from 'zod';
import { textoSepa } from '#domain/cobro/sepa.ts';
import { ARCHIVOS } from '#domain/inscripcion/datos.ts';
import { ESTADOS_INVITACION } from '#domain/inscripcion/invitacion.ts';
import { DATOS_DE_PLANTILLA, huecosDesconocidos, MAX_PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { DEPORTES } from '#domain/liga/deportes.ts';
import { ibanValido } from '../club/iban.ts';
import {
  Dia,
  Fichero,
  Id,
  opcional,
  ParamId,
  QueryId,
  siHay,
  texto,
  textoObligatorio,
  Version,
} from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { JugadorGuardar } from '../liga/jugadores.ts';
import { TipoInscripcion } from './inscripcion.ts';

const TipoSolicitud = z.enum(TIPOS_SOLICITUD);

/** A row of the staff inbox. `dt` is Unix seconds. */
export const SolicitudFila = z.object({
  id: Id,
  version: Version,
  tipo: TipoSolicitud,
  inscripcion: TipoInscripcion.nullable(),
  /** Whether they become a member with it. */
  altaSocio: z.boolean(),
  dt: z.int(),
  nombre: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  leida: z.boolean(),
  atendida: z.boolean(),
  notas: z.string().nullable(),
  avisos: z.int(),
  correosPendientes: z.int(),
  idJugador: Id.nullable(),
  /** When it was last answered from here, in Unix seconds. */
  respondida: z.int().nullable(),
  /** Days of collection of the files for the bank that it went in, the last one at the end. */
  cobros: z.array(Dia),
  /** Of who enrols with a partner, how far the partner has got. */
  pareja: z.enum(ESTADOS_INVITACION).optional(),
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

const Companero = z.object({
  nombre: z.string(),
  email: z.string(),
  deporte: z.enum(DEPORTES),
  /** The competition, without division nor season. */
  liga: z.string(),
  caduca: z.string().nullable(),
  /** Unix seconds. */
  respondida: z.int().nullable(),
  /** Of the last mail with the link. */
  correo: z.enum(ESTADOS_CORREO).nullable(),
  /** Whether a pair was made of both, which can be taken back. */
  hecha: z.boolean(),
});

export const Solicitud = SolicitudFila.extend({
  /** With whom, if they said so. */
  companero: Companero.optional(),
  datos: z.array(Campo),
  /** Whether it brought bank data: they are told apart. */
  tieneBanco: z.boolean(),
  /** Whether the desk corrected them, which can be taken back. */
  bancoCorregido: z.boolean(),
  /** Null when it has been purged, or when the form asks for none. */
  salud: z.array(Campo).nullable(),
  saludCaduca: z.string().nullable(),
  detalles: z.array(Aviso),
  adjuntos: z.array(Adjunto),
  correos: z.array(Correo),
  respondidaPor: z.string().nullable(),
  jugador: z.string().nullable(),
  /** Whether mails leave by themselves: without a server they wait. */
  hayServidorDeCorreo: z.boolean(),
});
export type Solicitud = z.infer<typeof Solicitud>;

const Indicador = siHay(z.enum(['true', 'false']).transform((valor) => valor === 'true'));

export const SolicitudBuscar = z.object({
  tipo: siHay(TipoSolicitud),
  inscripcion: siHay(TipoInscripcion),
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

const VersionVista = z.object({ version: Version.nullish() });

/** Null: it is nobody's any more, and is to be handled again. */
const AsignarJugador = VersionVista.extend({ idJugador: Id.nullable() });
export type AsignarJugador = z.infer<typeof AsignarJugador>;

const MAX_RESPUESTA = { asunto: 150, texto: 5000 } as const;

const Responder = VersionVista.extend({
  asunto: textoObligatorio(MAX_RESPUESTA.asunto, 'Escribe el asunto'),
  texto: textoObligatorio(MAX_RESPUESTA.texto, 'Escribe la respuesta'),
  atendida: z.boolean(),
});
export type Responder = z.infer<typeof Responder>;

const sinHuecos = (campo: z.ZodType<string>) =>
  campo.refine((escrito) => huecosDesconocidos(escrito).length === 0, {
    error: ({ input }) =>
      `«${huecosDesconocidos(String(input)).join(', ')}» no significa nada: los datos que hay son ${Object.keys(
        DATOS_DE_PLANTILLA,
      )
        .map((dato) => `{${dato}}`)
        .join(', ')}`,
  });

const Plantilla = z.object({
  titulo: textoObligatorio(60, 'Escribe cómo se llama la plantilla'),
  asunto: sinHuecos(textoObligatorio(MAX_RESPUESTA.asunto, 'Escribe el asunto')),
  texto: sinHuecos(textoObligatorio(MAX_RESPUESTA.texto, 'Escribe el texto')),
});

const Plantillas = z.object({ plantillas: z.array(Plantilla).max(MAX_PLANTILLAS) });
export type Plantillas = z.infer<typeof Plantillas>;

const PlantillasCambio = Plantillas.extend({
  antes: z.array(z.object({ titulo: z.string(), asunto: z.string(), texto: z.string() })).nullish(),
});
export type PlantillasCambio = z.infer<typeof PlantillasCambio>;

const Conservacion = z.object({ meses: z.int().min(1).max(240) });

/** `antes`: the months it was changed from; without them, it is saved whatever there is. */
const ConservacionCambio = Conservacion.extend({ antes: Conservacion.shape.meses.nullish() });
export type ConservacionCambio = z.infer<typeof ConservacionCambio>;

const BancoCorregido = VersionVista.extend({
  titular: textoObligatorio(70, 'Escribe el titular de la cuenta').refine(
    (escrito) => escrito === '' || textoSepa(escrito, 1) !== '',
    'Escribe el titular con letras que admita el banco',
  ),
  iban: textoObligatorio(42, 'Escribe el IBAN').refine(
    (escrito) => escrito === '' || ibanValido(escrito),
    'El IBAN no es válido: revisa sus cifras',
  ),
});
export type BancoCorregido = z.infer<typeof BancoCorregido>;

export const solicitudesApi = {
  listar: get('/api/private/solicitudes', 'Lo que ha entrado por los formularios, lo más nuevo primero.', {
    query: SolicitudBuscar,
    output: z.array(SolicitudFila),
  }),
  csv: get(
    '/api/private/solicitudes/csv',
    'Lo mismo en hoja de cálculo: UTF-8 con punto y coma. Sin datos bancarios ni de salud.',
    { query: SolicitudBuscar, output: Fichero, contentType: 'text/csv' },
  ),
  conservacion: get('/api/private/solicitudes/conservacion', 'Meses que se guarda una inscripción.', {
    output: Conservacion,
  }),
  conservar: post(
    '/api/private/solicitudes/conservacion',
    'Cambia cuánto se guardan. 409 si ya no es como `antes`.',
    { body: ConservacionCambio, output: Conservacion },
  ),
  leer: get('/api/private/solicitudes/:id', 'Una, con sus datos de salud, ficheros y correos.', {
    params: ParamId,
    output: Solicitud,
  }),
  banco: get(
    '/api/private/solicitudes/:id/banco',
    'Sus datos bancarios. 403 si la contraseña no se ha escrito en los últimos diez minutos.',
    { params: ParamId, output: z.array(Campo), asksPassword: true },
  ),
  corregirBanco: post(
    '/api/private/solicitudes/:id/banco',
    'Corrige o añade el titular y el IBAN de una inscripción; se guardan los de antes. 400 si el IBAN no es válido.',
    { params: ParamId, body: BancoCorregido, output: Solicitud, asksPassword: true },
  ),
  volverAlBanco: remove(
    '/api/private/solicitudes/:id/banco',
    'Vuelve a los datos bancarios de antes de la última corrección. 404 si no se han corregido.',
    { params: ParamId, output: Solicitud, asksPassword: true },
  ),
  anotar: post(
    '/api/private/solicitudes/:id',
    'La marca como leída, sin leer o atendida, y guarda notas; lo que no se envía se queda.',
    { params: ParamId, body: SolicitudAnotar, output: Solicitud },
  ),
  plantillas: get(
    '/api/private/solicitudes/plantillas',
    'Las respuestas que la mesa tiene escritas; hasta que escriba las suyas, las del programa.',
    { output: Plantillas },
  ),
  guardarPlantillas: post(
    '/api/private/solicitudes/plantillas',
    'Las cambia. 409 si ya no son como `antes`.',
    { body: PlantillasCambio, output: Plantillas },
  ),
  asignar: post(
    '/api/private/solicitudes/:id/jugador',
    'Dice qué jugador es ahora, y que está atendida; null quita las dos cosas.',
    { params: ParamId, body: AsignarJugador, output: Solicitud },
  ),
  crearJugador: post(
    '/api/private/solicitudes/:id/jugador/nuevo',
    'Hace de ella un jugador, en un paso con su enlace y su marca.',
    { params: ParamId, body: JugadorGuardar, output: Solicitud },
  ),
  quitarJugador: remove(
    '/api/private/solicitudes/:id/jugador',
    'Deshace el jugador hecho de ella: se borra, y la solicitud vuelve a estar por atender. 409 si tiene partidos.',
    { params: ParamId, output: Solicitud },
  ),
  responder: post(
    '/api/private/solicitudes/:id/respuesta',
    'Contesta por correo a quien la envió, por la bandeja de salida, y recuerda cuándo y quién. 400 si no tiene dirección.',
    { params: ParamId, body: Responder, output: Solicitud },
  ),
  borrar: remove('/api/private/solicitudes/:id', 'La borra con sus ficheros y sus correos.', {
    params: ParamId,
    output: null,
  }),
  adjunto: get('/api/private/solicitudes/:id/adjuntos/:adjunto', 'Uno de sus ficheros, para descargar.', {
    params: z.object({ ...ParamId.shape, adjunto: QueryId }),
    output: Fichero,
    contentType: 'application/octet-stream',
  }),
  pdf: get('/api/private/solicitudes/:id/pdf', 'La inscripción rellena, con mandato y firma.', {
    params: ParamId,
    output: Fichero,
    contentType: 'application/pdf',
    asksPassword: true,
  }),
};
