import { expect, it } from 'vitest';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { AHORA, type TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const PRIVADO = '/api/private/';
const PRIVADOS = Object.values(recursos)
  .flatMap((grupo) => Object.values<Endpoint>(grupo))
  .filter(({ path }) => path.startsWith(PRIVADO))
  .map(({ method, path: url }) => ({ method, url, path: url.replace(/:\w+/g, '1') }));

const VERBOS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'] as const;

/** Other ways of writing the same path: some proxies and routers read them as the path itself. */
const disfraces = (path: string): string[] => {
  const resto = path.slice(PRIVADO.length);
  return [
    path,
    `${path}/`,
    `${path}//`,
    `//api/private/${resto}`,
    `/api//private//${resto}`,
    `/api/private%2f${resto}`,
    `/api/private%2F${resto}`,
    `/api%2fprivate%2f${resto}`,
    `/%61pi/private/${resto}`,
    `/api/%70rivate/${resto}`,
    `/api/%2570rivate/${resto}`,
    `/api/PRIVATE/${resto}`,
    `/api/clasificaciones/../private/${resto}`,
    `/api/clasificaciones/%2e%2e/private/${resto}`,
    `/api/./private/${resto}`,
    `/api/private/./${resto}`,
    `/api/private;x=1/${resto}`,
    `/api/private/${resto};x=1`,
    `/api/private/${resto}?token=admin`,
    `/api/private/${resto}%00`,
    `/api/private/${resto}.json`,
    `/api\\private\\${resto}`,
  ];
};

describeEngines('without a valid token', (engine) => {
  const app = useApp(engine);

  async function tokens(club: TestApp): Promise<(string | undefined)[]> {
    const muerto = await club.signIn();
    await club.send('POST', '/api/auth/logout', { token: muerto });
    return [undefined, '', 'basura', 'null', 'undefined', `Bearer ${club.token}`, `${club.token}x`, muerto];
  }

  it('the contract has private calls to try', () => {
    expect(PRIVADOS.length).toBeGreaterThanOrEqual(22);
  });

  it.each(PRIVADOS)('$method $path answers 401, whatever the token', async ({ method, url, path }) => {
    const isRouted = app().app.hasRoute({ method, url });
    const refused = isRouted ? [401, mensajes.sinSesion] : [404, mensajes.rutaNoEncontrada];
    for (const token of await tokens(app()))
      for (const ruta of [path, `${path}/`]) {
        const body = method === 'POST' ? { nombre: 'Intruso', estado: 'activa' } : undefined;
        const answer = await app().send(method, ruta, { token, body });
        expect([answer.status, (answer.body as { message: string }).message]).toEqual(refused);
      }
  });

  it('no disguise of a private path and no other verb gets data, nor changes any', async () => {
    await sembrarDemo(app().base, AHORA);
    const antes = await app().base.db.selectFrom('version').select('version').executeTakeFirstOrThrow();
    const secreto = /correo\.example|555 01/;
    for (const path of new Set(PRIVADOS.map((endpoint) => endpoint.path)))
      for (const ruta of disfraces(path))
        for (const method of VERBOS) {
          const { status, text } = await app().send(method, ruta, { token: 'basura' });
          expect([400, 401, 404], `${method} ${ruta}`).toContain(status);
          expect(text).not.toMatch(secreto);
        }
    const despues = await app().base.db.selectFrom('version').select('version').executeTakeFirstOrThrow();
    expect(despues).toEqual(antes);
  });

  it('a body is not even looked at: wrong ones answer 401 too', async () => {
    for (const payload of ['{', 'x'.repeat(2_000_000), '']) {
      const answer = await app().app.inject({
        method: 'POST',
        url: '/api/private/pistas/0',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(401);
    }
  });
});
