import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AccesoCuenta } from './cuentas.ts';

const Clave = z.string().max(1000);
const Token = z.string().max(200);

const IdSesion = z.string().max(20);

/** One of the caller's sessions. Moments are Unix seconds. */
export const SesionPropia = z.object({
  /** Opens nothing: it only tells one from another. */
  id: IdSesion,
  creada: z.int(),
  usada: z.int(),
  /** "Chrome en Windows"; null when it cannot be told. */
  equipo: z.string().nullable(),
  recordada: z.boolean(),
  esta: z.boolean(),
});
export type SesionPropia = z.infer<typeof SesionPropia>;

const Cerradas = z.object({ cerradas: z.int() });

export const cuentaApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/private/cuenta',
    summary: 'La cuenta de quien llama, qué puede hacer, y sus sesiones abiertas, la última usada primero.',
    output: z.object({ usuario: z.string(), ...AccesoCuenta.shape, sesiones: z.array(SesionPropia) }),
  }),
  cambiarClave: endpoint({
    method: 'POST',
    path: '/api/private/cuenta/clave',
    summary: 'Cambia la contraseña de quien llama y cierra sus otras sesiones; responde cuántas.',
    body: z.object({ actual: Clave, nueva: Clave }),
    output: Cerradas,
  }),
  confirmar: endpoint({
    method: 'POST',
    path: '/api/private/cuenta/confirmar',
    summary:
      'La contraseña otra vez, para las llamadas que la piden escrita en los últimos diez minutos: si no, responden 403.',
    body: z.object({ password: Clave }),
    output: null,
  }),
  cerrarSesion: endpoint({
    method: 'DELETE',
    path: '/api/private/cuenta/sesiones/:id',
    summary: 'Cierra una sesión de quien llama; 404 si no tiene ninguna así.',
    params: z.object({ id: IdSesion }),
    output: null,
  }),
  cerrarOtras: endpoint({
    method: 'POST',
    path: '/api/private/cuenta/cerrar-otras',
    summary: 'Cierra todas las sesiones de quien llama menos esta; responde cuántas.',
    output: Cerradas,
  }),
};

/** What the holder of a one-time link may do. The token travels in the body only. */
export const enlaceApi = {
  leer: endpoint({
    method: 'POST',
    path: '/api/auth/enlace',
    summary: 'De quién es el enlace y hasta cuándo vale; 404 si ya no sirve.',
    body: z.object({ token: Token }),
    output: z.object({ usuario: z.string(), caduca: z.int() }),
  }),
  usar: endpoint({
    method: 'POST',
    path: '/api/auth/enlace/clave',
    summary: 'Pone la contraseña de la cuenta; el enlace se gasta y sus sesiones acaban.',
    body: z.object({ token: Token, clave: Clave }),
    output: z.object({ usuario: z.string() }),
  }),
};

const Credenciales = z.object({
  usuario: z.string().max(200).default(''),
  password: z.string().max(1000).default(''),
});

/** `recordar`: the session lasts 30 days on that device instead of a week at most. */
const Entrada = Credenciales.extend({ recordar: z.boolean().default(false) });

/** The opaque token, or an empty text when the user or the password is wrong. */
const TokenDeSesion = z.string();

const login = { output: TokenDeSesion, contentType: 'text/plain' } as const;

export const authApi = {
  entrar: endpoint({
    ...login,
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Entra. La respuesta es el token, o vacía si el usuario o la contraseña no son.',
    body: Entrada,
  }),
  entrarPorQuery: endpoint({
    ...login,
    method: 'GET',
    path: '/api/auth/login',
    summary: 'Lo mismo para quien manda las credenciales en la dirección; es mejor POST.',
    query: Credenciales,
  }),
  salir: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Cierra la sesión: su token deja de valer.',
    output: null,
  }),
};
