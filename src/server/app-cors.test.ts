import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { fixedClock } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { buildApp } from './app.ts';

const SUYO = 'https://ayuntamiento.example';
const AJENO = 'https://otro.example';
const LIGAS = '/api/clasificaciones/ligas';

describeServer('pages of other sites', ({ open }) => {
  const abiertas: FastifyInstance[] = [];
  afterAll(() => Promise.all(abiertas.map((app) => app.close())));

  const conOrigenes = async (origenes: readonly string[]) => {
    const app = await buildApp({ base: await open(), reloj: fixedClock(AHORA), site: null, origenes });
    abiertas.push(app);
    return (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string>) =>
      app.inject({ method, url, headers });
  };
  const PREVIA = {
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'if-none-match',
  };

  it('read nothing until the club names them', async () => {
    const pide = await conOrigenes([]);
    const { headers } = await pide('GET', LIGAS, { origin: SUYO });
    expect(Object.keys(headers).filter((one) => one.startsWith('access-control'))).toEqual([]);
    expect((await pide('OPTIONS', LIGAS, { origin: SUYO, ...PREVIA })).statusCode).toBe(405);
  });

  it('of the list read what is public, again with its tag, and the others do not', async () => {
    const pide = await conOrigenes([SUYO]);
    const leida = await pide('GET', LIGAS, { origin: SUYO });
    expect(leida.headers).toMatchObject({
      'access-control-allow-origin': SUYO,
      'access-control-expose-headers': 'etag, retry-after',
      vary: 'accept-encoding, origin',
    });
    const previa = await pide('OPTIONS', LIGAS, { origin: SUYO, ...PREVIA });
    expect(previa.statusCode).toBe(204);
    expect(previa.headers).toMatchObject({
      'access-control-allow-origin': SUYO,
      'access-control-allow-headers': 'if-none-match',
    });
    const igual = await pide('GET', LIGAS, { origin: SUYO, 'if-none-match': String(leida.headers.etag) });
    expect([igual.statusCode, igual.headers['access-control-allow-origin']]).toEqual([304, SUYO]);
    const ajena = await pide('GET', LIGAS, { origin: AJENO });
    expect(ajena.headers).not.toHaveProperty('access-control-allow-origin');
    expect(ajena.headers.vary).toContain('origin');
    expect((await pide('OPTIONS', LIGAS, { origin: AJENO, ...PREVIA })).statusCode).toBe(405);
  });

  it('never what is private nor forms, and write nothing, whoever may read', async () => {
    const pide = await conOrigenes(['*']);
    expect((await pide('GET', LIGAS, { origin: AJENO })).headers['access-control-allow-origin']).toBe('*');
    for (const url of [
      '/api/private/jugadores',
      '/api/contacto',
      '/api/auth/login',
      '/api/mi',
      '/api/captcha',
    ]) {
      for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
        const { headers } = await pide(method, url, { origin: AJENO, ...PREVIA });
        expect(headers, `${method} ${url}`).not.toHaveProperty('access-control-allow-origin');
      }
    }
    const escritura = await pide('OPTIONS', LIGAS, {
      origin: AJENO,
      'access-control-request-method': 'POST',
    });
    expect(escritura.statusCode).toBe(405);
    expect(escritura.headers).not.toHaveProperty('access-control-allow-methods');
  });
});
