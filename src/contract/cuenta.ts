import { z } from 'zod';
import { AccesoCuenta } from './cuentas.ts';
import { endpoint } from './endpoint.ts';

/** As much as signing in takes. */
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
    summary: 'The account of the caller, what it may do, and its open sessions, the last used first.',
    output: z.object({ usuario: z.string(), ...AccesoCuenta.shape, sesiones: z.array(SesionPropia) }),
  }),
  cambiarClave: endpoint({
    method: 'POST',
    path: '/api/private/cuenta/clave',
    summary: 'Changes the password of the caller and closes their other sessions; answers how many.',
    body: z.object({ actual: Clave, nueva: Clave }),
    output: Cerradas,
  }),
  confirmar: endpoint({
    method: 'POST',
    path: '/api/private/cuenta/confirmar',
    summary: 'The password again, for the calls that want it typed in the last ten minutes: they answer 403.',
    body: z.object({ password: Clave }),
    output: null,
  }),
  cerrarSesion: endpoint({
    method: 'DELETE',
    path: '/api/private/cuenta/sesiones/:id',
    summary: 'Closes one session of the caller; 404 when they have none like that.',
    params: z.object({ id: IdSesion }),
    output: null,
  }),
  cerrarOtras: endpoint({
    method: 'POST',
    path: '/api/private/cuenta/cerrar-otras',
    summary: 'Closes every session of the caller but this one; answers how many.',
    output: Cerradas,
  }),
};

/** What the holder of a one-time link may do. The token travels in the body only. */
export const enlaceApi = {
  leer: endpoint({
    method: 'POST',
    path: '/api/auth/enlace',
    summary: 'Whose link it is and until when; 404 when it is of no use any more.',
    body: z.object({ token: Token }),
    output: z.object({ usuario: z.string(), caduca: z.int() }),
  }),
  usar: endpoint({
    method: 'POST',
    path: '/api/auth/enlace/clave',
    summary: 'Sets the password of the account; the link is spent and its sessions end.',
    body: z.object({ token: Token, clave: Clave }),
    output: z.object({ usuario: z.string() }),
  }),
};
