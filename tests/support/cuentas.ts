import type { Cuenta, EnlaceDado } from '#contract/cuentas/cuentas.ts';
import type { Respuesta, TestApp } from './app.ts';

export const RUTA_CUENTAS = '/api/private/cuentas';

export const TRES_DIAS_S = 72 * 3600;

/** Passwords that will do. */
export const NUEVA = 'nubes de verano lejos del mar';
export const OTRA = 'siete ranas cantan en el pozo';

/** What is done at the desk with the accounts of others. */
export function cuentasDe(app: () => TestApp) {
  const de = (usuario: string): string => `${RUTA_CUENTAS}/${encodeURIComponent(usuario)}`;
  const crear = (usuario: string): Promise<Respuesta> =>
    app().api('POST', RUTA_CUENTAS, { usuario, rol: 'todo' });
  const listar = async (): Promise<Cuenta[]> => (await app().api('GET', `${RUTA_CUENTAS}/`)).body as Cuenta[];
  const una = async (usuario: string) => (await listar()).find((cuenta) => cuenta.usuario === usuario);
  const poner = (usuario: string, estado: string, token = app().token): Promise<Respuesta> =>
    app().send('POST', `${de(usuario)}/estado`, { token, body: { estado } });
  const enlace = (usuario: string): Promise<Respuesta> => app().api('POST', `${de(usuario)}/enlace`);
  return { crear, listar, una, poner, enlace };
}

/** What is done with one's own password, and with the one-time links that choose one. */
export function clavesDe(app: () => TestApp) {
  const cambiar = (actual: string, nueva: string, club = app()): Promise<Respuesta> =>
    club.send('POST', '/api/private/cuenta/clave', { token: app().token, body: { actual, nueva } });
  /** The token of a new account's link. */
  const nuevoEnlace = async (usuario = 'berta'): Promise<string> =>
    ((await cuentasDe(app).crear(usuario)).body as EnlaceDado).token;
  const usar = (token: string, clave: string): Promise<Respuesta> =>
    app().send('POST', '/api/auth/enlace/clave', { body: { token, clave } });
  const vale = async (token: string): Promise<boolean> =>
    (await app().send('POST', '/api/auth/enlace', { body: { token } })).status === 200;
  return { cambiar, nuevoEnlace, usar, vale };
}
