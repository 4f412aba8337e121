import { describe, expect, it } from 'vitest';
import { recursos } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mensajes } from '#contract/mensajes.ts';
import { datosJugador, unaPista, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

type Operation = {
  parameters: { name: string; in: string; required: boolean }[];
  security?: unknown;
  responses: object;
};
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: object };
};

const ENDPOINTS: Endpoint[] = Object.values(recursos).flatMap((grupo) => Object.values<Endpoint>(grupo));

const concreta = (path: string): string => path.replace(/:\w+/g, '1');

describeEngines('the application', (engine) => {
  const app = useApp(engine);
  const openapi = async () => (await app().send('GET', '/api/openapi.json')).body as OpenApi;
  const operationOf = ({ paths }: OpenApi, { method, path }: Endpoint): Operation | undefined =>
    paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

  describe('openapi.json', () => {
    it('lists every endpoint of the contract and nothing else', async () => {
      const { openapi: version, paths } = await openapi();
      expect(version).toMatch(/^3\.0/);
      const listed = Object.entries(paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
      );
      const expected = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
      expect(listed.toSorted()).toEqual(expected.toSorted());
    });

    it('describes parameters, bodies, answers and who needs the token', async () => {
      const document = await openapi();
      expect(document.components.schemas).toHaveProperty('Error');
      expect(document.components.securitySchemes).toHaveProperty('token');
      for (const endpoint of ENDPOINTS) {
        const { path, body } = endpoint;
        const operation = operationOf(document, endpoint);
        if (!operation) continue;
        const inPath = operation.parameters.filter((p) => p.in === 'path').map(({ name }) => name);
        expect(inPath).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
        expect('security' in operation).toBe(path.startsWith('/api/private/'));
        expect('requestBody' in operation).toBe(body !== undefined);
        expect(operation.responses).toHaveProperty('default');
      }
      const guardar = JSON.stringify(document.paths['/api/private/partidos/{id}']?.post);
      expect(guardar).toContain('jugador2Set6');
      expect(guardar).toContain('idPista');
    });

    it('has a route behind each of its calls', async () => {
      const document = await openapi();
      for (const { method, path } of ENDPOINTS.filter((endpoint) => operationOf(document, endpoint))) {
        const answer = await app().api(method, concreta(path), method === 'POST' ? {} : undefined);
        expect(answer.body).not.toEqual({ message: mensajes.rutaNoEncontrada });
        expect(answer.status).not.toBe(500);
      }
    });
  });

  it.each(['/api/nada', '/api/private', '/api/private/nada/7', '/api/salud/mas', '/api/%2e%2e/x'])(
    '%s is nowhere: JSON with 404, whatever the verb',
    async (ruta) => {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'] as const) {
        const { status, body, headers } = await app().api(method, ruta);
        expect(status).toBe(404);
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(body).toEqual({ message: mensajes.rutaNoEncontrada });
      }
    },
  );

  it.each(['/api/%zz', '/api/private/pistas/%ff', `/api/private/pistas/${'9'.repeat(300)}`])(
    '%s cannot be read: the same error shape',
    async (ruta) => {
      const { status, body } = await app().api('GET', ruta);
      expect([400, 404, 414]).toContain(status);
      expect(Object.keys(body as object)).toEqual(['message']);
      expect(Object.values(mensajes)).toContain((body as { message: string }).message);
    },
  );

  it('/api says where its description is', async () => {
    for (const ruta of ['/api', '/api/'])
      expect((await app().send('GET', ruta)).body).toEqual({ openapi: '/api/openapi.json' });
  });

  describe('verbs', () => {
    const verbsOf = (path: string): string[] =>
      ENDPOINTS.filter((endpoint) => endpoint.path === path).map(({ method }) => method);

    it('a path takes its own; the others are 405 and name them', async () => {
      for (const path of new Set(ENDPOINTS.map((endpoint) => endpoint.path))) {
        if (!app().app.hasRoute({ method: verbsOf(path)[0] ?? '', url: path })) continue;
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
      for (const ruta of ['/api/salud', '/api/clasificaciones/ligas', '/api/openapi.json', '/api']) {
        const [head, get] = [await app().send('HEAD', ruta), await app().send('GET', ruta)];
        expect([head.status, head.text]).toEqual([200, '']);
        expect(head.headers['content-type']).toBe(get.headers['content-type']);
      }
    });

    it('HEAD never signs in nor closes a division', async () => {
      const before = await app().base.db.selectFrom('registro').select('texto').execute();
      for (const ruta of [
        '/api/auth/login?usuario=admin&password=x',
        '/api/private/ligas/finalizar?idLiga=1',
      ])
        expect((await app().api('HEAD', ruta)).status).toBe(405);
      expect(await app().base.db.selectFrom('registro').select('texto').execute()).toEqual(before);
    });
  });

  it('an empty filter of a query is none', async () => {
    for (const ruta of [
      '/api/horarios/proximos?tipo=',
      '/api/clasificaciones/ligas?tipo=',
      '/api/private/solicitudes?tipo=&inscripcion=&leida=&atendida=&texto=',
    ])
      expect((await app().api('GET', ruta)).status, ruta).toBe(200);
  });

  describe('bodies', () => {
    const enviar = (
      payload: string | Buffer | undefined,
      type: string | null,
      url = '/api/private/pistas/0',
    ) =>
      app().app.inject({
        method: 'POST',
        url,
        ...(payload !== undefined && { payload }),
        headers: { authorization: app().token, ...(type && { 'content-type': type }) },
      });

    it.each(['{', '{"nombre":', 'nombre=Prado', '\u0000', '{"nombre":"x"}}'])(
      '%j is not JSON: 400',
      async (texto) => {
        const answer = await enviar(texto, 'application/json');
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({ message: mensajes.cuerpoInvalido });
      },
    );

    it.each([
      '{"__proto__":{"x":1},"nombre":"P","estado":"activa"}',
      '{"constructor":{"prototype":{"x":1}}}',
    ])('%s does not reach prototypes', async (texto) => {
      expect((await enviar(texto, 'application/json')).statusCode).toBe(400);
      expect(({} as { x?: number }).x).toBeUndefined();
    });

    it.each(['null', '7', '[]', '"texto"', 'true'])(
      '%s is JSON, but no form: 400 with the field',
      async (texto) => {
        const answer = await enviar(texto, 'application/json');
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ message: mensajes.datosInvalidos });
      },
    );

    it('nothing at all is 400', async () => {
      expect((await enviar(undefined, null)).statusCode).toBe(400);
      expect((await enviar('', 'application/json')).statusCode).toBe(400);
    });

    it('of another type is 415', async () => {
      for (const type of [
        'text/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'raro',
      ]) {
        const answer = await enviar('nombre=Prado', type);
        expect(answer.statusCode).toBe(415);
        expect(answer.json()).toEqual({ message: mensajes.tipoNoAdmitido });
      }
    });

    it('above a mebibyte is 413, and before reading it who sends it must have signed in', async () => {
      const grande = JSON.stringify({ nombre: 'x'.repeat(1024 * 1024), estado: 'activa' });
      const answer = await enviar(grande, 'application/json');
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toEqual({ message: mensajes.cuerpoDemasiadoGrande });
      const anonymous = await app().send('POST', '/api/private/pistas/0', {
        body: { nombre: 'x'.repeat(1024 * 1024) },
      });
      expect(anonymous.status).toBe(401);
    });
  });

  it('accepts a trailing slash everywhere, and answers the same', async () => {
    const { id } = await unaPista(app());
    for (const ruta of [
      '/api/private/pistas',
      `/api/private/pistas/${id}`,
      '/api/clasificaciones/ligas',
      '/api/salud',
    ])
      expect((await app().api('GET', `${ruta}/`)).body).toEqual((await app().api('GET', ruta)).body);
    const nombre = datosJugador();
    expect((await app().api('POST', '/api/private/jugadores/0/', nombre)).status).toBe(200);
    expect((await app().api('POST', '/api/private/jugadores/search/', {})).status).toBe(200);
    expect((await app().api('DELETE', `/api/private/pistas/${id}/`)).status).toBe(204);
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

  it('is never kept by caches nor framed, and names no machinery', async () => {
    for (const ruta of [
      '/api',
      '/api/salud',
      '//api/salud',
      '/%61pi/salud',
      '/api/nada',
      '/api/private/pistas',
    ]) {
      const { headers } = await app().send('GET', ruta);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('tells nothing of the inside when something breaks', async () => {
    const { db } = app().base;
    await db.schema.alterTable('pista').renameTo('pista_rota').execute();
    try {
      for (const answer of [
        await app().api('GET', '/api/private/pistas'),
        await app().api('POST', '/api/private/pistas/0', { nombre: 'Prado', estado: 'activa' }),
        await app().send('GET', '/api/horarios/proximos'),
      ]) {
        expect(answer).toMatchObject({ status: 500, body: { message: mensajes.errorInterno } });
        expect(answer.text).not.toMatch(/pista|sql|select|at |node_modules|stack/i);
      }
    } finally {
      await db.schema.alterTable('pista_rota').renameTo('pista').execute();
    }
  });
});
