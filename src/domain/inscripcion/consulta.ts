import { type Problema, problemasDe } from '#domain/problema.ts';
import { esEmail } from './datos.ts';

/** Those of a contact message and of a trial request, apart: their pages load no others. */
export const mensajesConsulta = {
  faltaConforme: 'Marca la casilla de conformidad para poder enviar.',
  faltaContacto: 'Escribe un email o un teléfono para poder responderte.',
  emailSinRespuesta: 'El email no parece correcto: revísalo para que podamos responderte.',
  faltaNombre: 'Escribe tu nombre.',
  faltaMensaje: 'Escribe el mensaje.',
} as const;

type Texto = string | null | undefined;

type DatosContacto = { [campo in 'nombre' | 'email' | 'telefono' | 'mensaje']?: Texto } & {
  conforme: boolean;
};

const vacio = (texto: Texto): boolean => (texto?.trim() ?? '') === '';

export const erroresDeContacto = (datos: DatosContacto): Problema[] =>
  problemasDe([
    ['nombre', vacio(datos.nombre), mensajesConsulta.faltaNombre],
    ['email', vacio(datos.email) && vacio(datos.telefono), mensajesConsulta.faltaContacto],
    ['mensaje', vacio(datos.mensaje), mensajesConsulta.faltaMensaje],
    ['conforme', !datos.conforme, mensajesConsulta.faltaConforme],
  ]);

/** The call of a trial request only needs the consent. */
export const erroresDePrueba = ({ conforme }: { conforme: boolean }): Problema[] =>
  problemasDe([['conforme', !conforme, mensajesConsulta.faltaConforme]]);

/** Its form also asks whom to call, and where. */
export const faltasDePrueba = (datos: Omit<DatosContacto, 'mensaje'>): Problema[] =>
  problemasDe([
    ['nombre', vacio(datos.nombre), mensajesConsulta.faltaNombre],
    ['telefono', vacio(datos.email) && vacio(datos.telefono), mensajesConsulta.faltaContacto],
    ['conforme', !datos.conforme, mensajesConsulta.faltaConforme],
  ]);

/** What does not keep a message or a request from being sent, but may leave the club nowhere to answer. */
export const avisoDeRespuesta = ({ email }: { email?: Texto }): string | null =>
  vacio(email) || esEmail(email?.trim() ?? '') ? null : mensajesConsulta.emailSinRespuesta;
