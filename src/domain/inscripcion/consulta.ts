import { type Problema, problemasDe } from '#domain/problema.ts';
import { esEmail, llevaTelefono } from './datos.ts';

/** Those of a contact message and of a trial request, apart: their pages load no others. */
export const mensajesConsulta = {
  faltaConforme: 'Marca la casilla de conformidad para poder enviar.',
  faltaContacto: 'Escribe un email o un teléfono para poder responderte.',
  emailSinRespuesta: 'El email no parece correcto: revísalo para que podamos responderte.',
  telefonoSinRespuesta: 'El teléfono no parece completo: revísalo para que podamos llamarte.',
  faltaNombre: 'Escribe tu nombre.',
  faltaMensaje: 'Escribe el mensaje.',
} as const;

type Texto = string | null | undefined;

type Donde = { [campo in 'email' | 'telefono']?: Texto };

type DatosContacto = Donde & { [campo in 'nombre' | 'mensaje']?: Texto } & { conforme: boolean };

const vacio = (texto: Texto): boolean => (texto?.trim() ?? '') === '';

/** Where nobody would be answered; left empty, it is not told here. */
const sinRespuesta = ({ email, telefono }: Donde): Problema[] =>
  problemasDe([
    ['email', !(vacio(email) || esEmail(email ?? '')), mensajesConsulta.emailSinRespuesta],
    ['telefono', !(vacio(telefono) || llevaTelefono(telefono ?? '')), mensajesConsulta.telefonoSinRespuesta],
  ]);

export const erroresDeContacto = (datos: DatosContacto): Problema[] => [
  ...problemasDe([
    ['nombre', vacio(datos.nombre), mensajesConsulta.faltaNombre],
    ['email', vacio(datos.email) && vacio(datos.telefono), mensajesConsulta.faltaContacto],
    ['mensaje', vacio(datos.mensaje), mensajesConsulta.faltaMensaje],
    ['conforme', !datos.conforme, mensajesConsulta.faltaConforme],
  ]),
  ...sinRespuesta(datos),
];

/** The call of a trial request only needs the consent; what it brings has to be of use. */
export const erroresDePrueba = (datos: Donde & { conforme: boolean }): Problema[] => [
  ...problemasDe([['conforme', !datos.conforme, mensajesConsulta.faltaConforme]]),
  ...sinRespuesta(datos),
];

/** Its form also asks whom to call, and where. */
export const faltasDePrueba = (datos: Omit<DatosContacto, 'mensaje'>): Problema[] => [
  ...problemasDe([
    ['nombre', vacio(datos.nombre), mensajesConsulta.faltaNombre],
    ['telefono', vacio(datos.email) && vacio(datos.telefono), mensajesConsulta.faltaContacto],
  ]),
  ...erroresDePrueba(datos),
];
