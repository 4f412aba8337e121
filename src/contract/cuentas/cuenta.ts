import { z } from 'zod';
import { get, post, remove } from '../endpoint.ts';
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
  leer: get(
    '/api/private/cuenta',
    'La cuenta de quien llama, qué puede hacer, y sus sesiones abiertas, la última usada primero.',
    { output: z.object({ usuario: z.string(), ...AccesoCuenta.shape, sesiones: z.array(SesionPropia) }) },
  ),
  cambiarClave: post(
    '/api/private/cuenta/clave',
    'Cambia la contraseña de quien llama y cierra sus otras sesiones; responde cuántas.',
    { body: z.object({ actual: Clave, nueva: Clave }), output: Cerradas },
  ),
  confirmar: post(
    '/api/private/cuenta/confirmar',
    'La contraseña otra vez, para las llamadas que la piden escrita en los últimos diez minutos: si no, responden 403.',
    { body: z.object({ password: Clave }), output: null },
  ),
  cerrarSesion: remove(
    '/api/private/cuenta/sesiones/:id',
    'Cierra una sesión de quien llama; 404 si no tiene ninguna así.',
    { params: z.object({ id: IdSesion }), output: null },
  ),
  cerrarOtras: post(
    '/api/private/cuenta/cerrar-otras',
    'Cierra todas las sesiones de quien llama menos esta; responde cuántas.',
    { output: Cerradas },
  ),
};

/** What the holder of a one-time link may do. The token travels in the body only. */
export const enlaceApi = {
  leer: post('/api/auth/enlace', 'De quién es el enlace y hasta cuándo vale; 404 si ya no sirve.', {
    body: z.object({ token: Token }),
    output: z.object({ usuario: z.string(), caduca: z.int() }),
  }),
  usar: post(
    '/api/auth/enlace/clave',
    'Pone la contraseña de la cuenta; el enlace se gasta y sus sesiones acaban.',
    { body: z.object({ token: Token, clave: Clave }), output: z.object({ usuario: z.string() }) },
  ),
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
  entrar: post(
    '/api/auth/login',
    'Entra. La respuesta es el token, o vacía si el usuario o la contraseña no son.',
    { ...login, body: Entrada },
  ),
  entrarPorQuery: get(
    '/api/auth/login',
    'Lo mismo para quien manda las credenciales en la dirección; es mejor POST.',
    { ...login, query: Credenciales },
  ),
  salir: post('/api/auth/logout', 'Cierra la sesión: su token deja de valer.', { output: null }),
};
