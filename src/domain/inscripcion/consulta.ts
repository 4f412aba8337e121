import type { Problema } from '#domain/problema.ts';
import { esEmail } from './datos.ts';

/** Those of a contact message and of a trial request, apart: their pages load no others. */
export const mensajesConsulta = {
  faltaConforme: 'Marca la casilla de conformidad para poder enviar.',
  faltaContacto: 'Escribe un email o un teléfono para poder responderte.',
  sinContacto: 'Sin un teléfono o un email no podremos responderte: deja uno si quieres.',
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

/** What keeps a contact message from being sent; the button is disabled while there is any. */
export function erroresDeContacto(datos: DatosContacto): Problema[] {
  const pruebas: readonly (readonly [boolean, string, string])[] = [
    [vacio(datos.nombre), 'nombre', mensajesConsulta.faltaNombre],
    [vacio(datos.email) && vacio(datos.telefono), 'email', mensajesConsulta.faltaContacto],
    [vacio(datos.mensaje), 'mensaje', mensajesConsulta.faltaMensaje],
    [!datos.conforme, 'conforme', mensajesConsulta.faltaConforme],
  ];
  return pruebas.filter(([hay]) => hay).map(([, path, message]) => ({ path, message }));
}

/** The trial request only needs the consent. */
export const erroresDePrueba = ({ conforme }: { conforme: boolean }): Problema[] =>
  conforme ? [] : [{ path: 'conforme', message: mensajesConsulta.faltaConforme }];

type ParaResponder = { email?: Texto; telefono?: Texto };

/** What does not keep a message or a request from being sent, but leaves the club nowhere to answer. */
export function avisoDeRespuesta({ email, telefono }: ParaResponder): string | null {
  if (vacio(email)) return vacio(telefono) ? mensajesConsulta.sinContacto : null;
  return esEmail(email?.trim() ?? '') ? null : mensajesConsulta.emailSinRespuesta;
}
