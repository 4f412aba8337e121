import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { concreta, ENDPOINTS } from '#tests/support/programs/sitio.ts';

describeServer('the verbs of the API', (engine) => {
  const app = useApp(engine);

  const verbsOf = (path: string): string[] =>
    ENDPOINTS.filter((endpoint) => endpoint.path === path).map(({ method }) => method);

  it('a path takes its own; the others are 405 and name them', async () => {
    for (const path of new Set(ENDPOINTS.map((endpoint) => endpoint.path))) {
      const allowed = new Set(verbsOf(path));
      for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'] as const) {
        if (allowed.has(method)) continue;
        const answer = await app().api(method, concreta(path));
        expect(answer, `${method} ${path}`).toMatchObject({
          status: 405,
          body: { message: mensajes.verboNoAdmitido },
        });
        expect(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining([...allowed]));
      }
    }
  });

  it('are not told to whom may not see the path', async () => {
    const answer = await app().send('PUT', '/api/private/pistas/1');
    expect(answer).toMatchObject({ status: 401, body: { message: mensajes.sinSesion } });
    expect(answer.headers).not.toHaveProperty('allow');
  });

  it('HEAD answers what GET would, without its body, where GET is public', async () => {
    for (const ruta of ['/api/salud', '/api/clasificaciones/ligas', '/api/openapi.json']) {
      const [head, get] = [await app().send('HEAD', ruta), await app().send('GET', ruta)];
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    }
  });

  it('HEAD never signs in nor closes a division', async () => {
    const before = await app().base.db.selectFrom('registro').select(['acto', 'datos']).execute();
    for (const ruta of ['/api/auth/login?usuario=admin&password=x', '/api/private/ligas/finalizar?idLiga=1'])
      expect((await app().api('HEAD', ruta)).status).toBe(405);
    expect(await app().base.db.selectFrom('registro').select(['acto', 'datos']).execute()).toEqual(before);
  });

  it('answers nothing private to HEAD or OPTIONS', async () => {
    await unJugador(app(), { email: 'secreto@correo.example' });
    for (const method of ['HEAD', 'OPTIONS'] as const)
      for (const ruta of ['/api/private/jugadores', '/api/private/usuarios']) {
        const answer = await app().api(method, ruta);
        expect(answer.status).toBe(405);
        expect(answer.text).not.toContain('secreto');
      }
  });
});
