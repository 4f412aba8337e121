import { ADMIN, type Respuesta, startApp, type TestApp } from './app.ts';

/** The account of tests with another password. */
export const MALA = { usuario: ADMIN.usuario, password: 'otra' };

/** Its own, as the query that GET takes. */
export const QUERY = `usuario=${ADMIN.usuario}&password=${encodeURIComponent(ADMIN.password)}`;

/** Signing in, and being in, over the wire. */
export function alEntrar(app: () => TestApp) {
  return {
    /** Whether that token opens a private call. */
    entra: async (token: string): Promise<boolean> =>
      (await app().send('GET', '/api/private/pistas', { token })).status === 200,
    post: (body: unknown, club: TestApp = app(), ip?: string): Promise<Respuesta> =>
      club.send('POST', '/api/auth/login', { body, ...(ip && { ip }) }),
    /** Guesses are remembered by each application, so those who count them start a new one. */
    otra: (): Promise<TestApp> => startApp(app().base),
  };
}
