import type { Problema } from '#domain/problema.ts';
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

type DatosContacto = {
  nombre?: Texto;
  email?: Texto;
  telefono?: Texto;
  mensaje?: Texto;
  conforme: boolean;
};

const vacio = (texto: Texto): boolean => (texto?.trim() ?? '') === '';

export function erroresDeContacto(datos: DatosContacto): Problema[] {
  const pruebas: readonly (readonly [boolean, string, string])[] = [
    [vacio(datos.nombre), 'nombre', mensajesConsulta.faltaNombre],
    [vacio(datos.email) && vacio(datos.telefono), 'email', mensajesConsulta.faltaContacto],
    [vacio(datos.mensaje), 'mensaje', mensajesConsulta.faltaMensaje],
    [!datos.conforme, 'conforme', mensajesConsulta.faltaConforme],
  ];
  return pruebas.filter(([hay]) => hay).map(([, path, message]) => ({ path, message }));
}

/** The call of a trial request only needs the consent. */
export const erroresDePrueba = ({ conforme }: { conforme: boolean }): Problema[] =>
  conforme ? [] : [{ path: 'conforme', message: mensajesConsulta.faltaConforme }];

/** Its form also asks whom to call, and where. */
export function faltasDePrueba(datos: Omit<DatosContacto, 'mensaje'>): Problema[] {
  const { nombre, email, telefono } = datos;
  return [
    ...(vacio(nombre) ? [{ path: 'nombre', message: mensajesConsulta.faltaNombre }] : []),
    ...(vacio(email) && vacio(telefono)
      ? [{ path: 'telefono', message: mensajesConsulta.faltaContacto }]
      : []),
    ...erroresDePrueba(datos),
  ];
}

/** What does not keep a message or a request from being sent, but may leave the club nowhere to answer. */
export const avisoDeRespuesta = ({ email }: { email?: Texto }): string | null =>
  vacio(email) || esEmail(email?.trim() ?? '') ? null : mensajesConsulta.emailSinRespuesta;
