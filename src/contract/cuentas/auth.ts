import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Credenciales = z.object({
  usuario: z.string().max(200).default(''),
  password: z.string().max(1000).default(''),
});

/** `recordar`: the session lasts 30 days on that device instead of a week at most. */
const Entrada = Credenciales.extend({ recordar: z.boolean().default(false) });

/** The opaque token, or an empty text when the user or the password is wrong. */
const Token = z.string();

const login = { output: Token, contentType: 'text/plain' } as const;

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
