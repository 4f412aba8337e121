import type { Problema } from '#domain/problema.ts';
import { esEmail } from './documento.ts';
import { mensajesConsulta as mensajes } from './mensajes-consulta.ts';

type Texto = string | null | undefined;

type DatosContacto = {
  nombre?: Texto;
  email?: Texto;
  telefono?: Texto;
  mensaje?: Texto;
  conforme: boolean;
};

const vacio = (texto: Texto): boolean => (texto?.trim() ?? '') === '';

/** What keeps a contact message from being sent; the button is disabled while there is any. Spec §5. */
export function erroresDeContacto(datos: DatosContacto): Problema[] {
  const pruebas: readonly (readonly [boolean, string, string])[] = [
    [vacio(datos.nombre), 'nombre', mensajes.faltaNombre],
    [vacio(datos.email) && vacio(datos.telefono), 'email', mensajes.faltaContacto],
    [vacio(datos.mensaje), 'mensaje', mensajes.faltaMensaje],
    [!datos.conforme, 'conforme', mensajes.faltaConforme],
  ];
  return pruebas.filter(([hay]) => hay).map(([, path, message]) => ({ path, message }));
}

/** The trial request only needs the consent. Spec §5. */
export const erroresDePrueba = ({ conforme }: { conforme: boolean }): Problema[] =>
  conforme ? [] : [{ path: 'conforme', message: mensajes.faltaConforme }];

type ParaResponder = { email?: Texto; telefono?: Texto };

/** What does not keep a message or a request from being sent, but leaves the club nowhere to answer. */
export function avisoDeRespuesta({ email, telefono }: ParaResponder): string | null {
  if (vacio(email)) return vacio(telefono) ? mensajes.sinContacto : null;
  return esEmail(email?.trim() ?? '') ? null : mensajes.emailSinRespuesta;
}
