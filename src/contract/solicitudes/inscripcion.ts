import { z } from 'zod';
import { CAMPOS_SALUD, OPCIONES_CAMPUS, SEMANAS } from '#domain/inscripcion/datos.ts';
import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import { CENTROS, SUBTIPOS, TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { DEPORTES } from '#domain/liga/deportes.ts';
import { esImporte } from '#domain/numero.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { Dia, Fichero, opcional, texto } from '../comunes.ts';
import { contactoApi, Enviado, envio, lineaOpcional, nombreOpcional, pruebaNivelApi } from '../consultas.ts';
import { type Endpoint, get, post } from '../endpoint.ts';

const Semana = z.object({ id: z.enum(SEMANAS), desde: Dia, hasta: Dia, ofrecida: z.boolean() });

/** Euros, and enrolments without which a week does not run. */
const LIMITES_CAMPUS = { precio: 1000, minimo: 200 } as const;

const Precio = z
  .number()
  .refine((euros) => esImporte(euros, LIMITES_CAMPUS.precio), 'Escribe un precio en euros: 75 o 75,50');

export const CampusGuardar = z.object({
  semanas: z
    .array(Semana)
    .length(SEMANAS.length)
    .refine(
      (semanas) => semanas.every(({ id }, lugar) => id === SEMANAS[lugar]),
      'Las semanas van de la 1 a la 6, en ese orden',
    ),
  precios: z.object({ a: Precio, c: Precio }),
  minimoPorSemana: z.int().min(1).max(LIMITES_CAMPUS.minimo),
});
export type CampusGuardar = z.infer<typeof CampusGuardar>;

/** `antes`: the camp the change was made over; without it, it is saved whatever there is. */
const CampusCambio = CampusGuardar.extend({ antes: CampusGuardar.nullish() });
export type CampusCambio = z.infer<typeof CampusCambio>;

const Opcion = z.object({ horario: z.string(), precio: Precio });

/** The camp as the form shows it. `cerrado`: why nobody can enrol today, null while some week is open. */
export const CampusOfrecido = z.object({
  anio: z.int(),
  semanas: z.array(Semana.extend({ estado: z.enum(['abierta', 'empezada', 'terminada', 'noOfrecida']) })),
  opciones: z.record(z.enum(OPCIONES_CAMPUS), Opcion),
  minimoPorSemana: z.int(),
  cerrado: z.string().nullable(),
});
export type CampusOfrecido = z.infer<typeof CampusOfrecido>;

export const campusApi = {
  leer: get(
    '/api/inscripcion/campus',
    'El campus de verano: sus semanas y si aún se pueden elegir, precios y mínimo.',
    { output: CampusOfrecido },
  ),
  guardar: post(
    '/api/private/inscripcion/campus',
    'Cambia las semanas, los precios y el mínimo del campus. 409 si ya no es como `antes`.',
    { body: CampusCambio, output: CampusOfrecido },
  ),
};

export const TipoInscripcion = z.enum(TIPOS_INSCRIPCION);

const SiNo = opcional(z.enum(['si', 'no']));

const cadaUno = <C extends string, T extends z.ZodType>(campos: readonly C[], schema: T) =>
  Object.fromEntries(campos.map((campo) => [campo, schema])) as Record<C, T>;

const MAX_FIRMA = 400_000;

/** What is required hangs on the type and is the domain's: `erroresDeInscripcion`. */
const Inscripcion = z.object({
  tipo: TipoInscripcion,
  subtipo: z.preprocess((valor) => valor || 'alta', z.enum(SUBTIPOS)),
  nombre: nombreOpcional(100),
  apellidos: nombreOpcional(150),
  dni: lineaOpcional(20),
  profesion: lineaOpcional(100),
  direccion: lineaOpcional(200),
  cp: lineaOpcional(10),
  poblacion: lineaOpcional(100),
  fechaNacimiento: lineaOpcional(20),
  email: lineaOpcional(200),
  nombrePadreMadreTutor: nombreOpcional(200),
  nombreDeportivo: nombreOpcional(MAX_NOMBRE_DEPORTIVO),
  /** To become a member with it, in what is for members only. */
  altaSocio: opcional(z.enum(['si'])),
  /** With whom, in a league by pairs: they confirm by the link that they are sent. */
  conPareja: opcional(z.enum(['si'])),
  parejaDeporte: opcional(z.enum(DEPORTES)),
  parejaNombre: nombreOpcional(100),
  parejaApellidos: nombreOpcional(150),
  parejaEmail: lineaOpcional(200),
  telefono: lineaOpcional(40),
  centro: opcional(z.enum(CENTROS)),
  dias: lineaOpcional(60),
  fotos: SiNo,
  prueba: SiNo,
  cuentaTitular: lineaOpcional(150),
  cuentaEntidad: lineaOpcional(100),
  cuentaIBAN: lineaOpcional(50),
  firma: opcional(z.string().max(MAX_FIRMA)),
  /** Instead of the drawing, for who cannot draw: the typed name of who signs. */
  firmaEscrita: lineaOpcional(200),
  ...cadaUno(SEMANAS, opcional(z.enum(OPCIONES_CAMPUS))),
  ...cadaUno(CAMPOS_SALUD, lineaOpcional(500)),
  otrosdatos: opcional(texto(2000)),
  observaciones: opcional(texto(2000)),
  conformeinscripcion: z.boolean().default(false),
  ...envio,
});

/** Bytes of each file, of the `json` part, and seconds for the whole upload. */
export const LIMITES_SUBIDA = { archivo: 8_000_000, json: 600_000, segundos: 120 } as const;

/** What the photo may be; the payment receipt may also be a PDF. */
export const TIPOS_IMAGEN = ['image/jpeg', 'image/png', 'image/webp'] as const;

const Archivo = z
  .custom<Uint8Array<ArrayBuffer>>((valor) => valor instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' })
  .nullish();

/** The parts of the multipart body: `json`, `file` (photo) and `comprobantePago` (receipt). */
export const PartesInscripcion = z.object({ json: Inscripcion, file: Archivo, comprobantePago: Archivo });
export type PartesInscripcion = z.infer<typeof PartesInscripcion>;

export const TipoOfrecido = z.object({
  tipo: TipoInscripcion,
  etiqueta: z.string(),
  abierta: z.boolean(),
  /** The sports of the leagues by pairs it takes one to, where one may enrol with somebody; none: it has none. */
  parejas: z.array(z.enum(DEPORTES)).optional(),
});
export type TipoOfrecido = z.infer<typeof TipoOfrecido>;

const Apertura = z.object({ tipo: TipoInscripcion, abierta: z.boolean() });

export const inscripcionApi = {
  tipos: get('/api/inscripcion/tipos', 'En qué se puede inscribir uno, y si está abierto.', {
    output: z.array(TipoOfrecido),
  }),
  enviar: post(
    '/api/inscripcion',
    'Inscribe. 409: tipo cerrado; 413, 415: ficheros; 422: captcha; 429: demasiadas desde una dirección.',
    { body: PartesInscripcion, bodyType: 'multipart/form-data', output: Enviado },
  ),
  copia: get(
    '/api/inscripcion/copia/:idEnvio',
    'Lo enviado con esa clave, sin datos de salud, para quien la sabe. 404: corta, desconocida o de hace más de 7 días.',
    { params: z.object({ idEnvio: z.string() }), output: Fichero, contentType: 'application/pdf' },
  ),
  abrir: post(
    '/api/private/inscripcion/tipos',
    'Abre y cierra tipos; los que no se envían se quedan como están.',
    { body: z.array(Apertura).max(TIPOS_INSCRIPCION.length), output: z.array(TipoOfrecido) },
  ),
};

/** The call that each public form is sent with: docs/como/formulario.md. */
export const FORMULARIOS = {
  contacto: contactoApi.enviar,
  pruebanivel: pruebaNivelApi.enviar,
  inscripcion: inscripcionApi.enviar,
} satisfies Record<TipoSolicitud, Endpoint>;
