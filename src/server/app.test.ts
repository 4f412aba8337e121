import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { datosJugador, unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('the application', (engine) => {
  const app = useApp(engine);

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

  it('an empty filter of a query is none', async () => {
    for (const ruta of [
      '/api/horarios/proximos?tipo=',
      '/api/clasificaciones/ligas?tipo=',
      '/api/private/solicitudes?tipo=&inscripcion=&leida=&atendida=&texto=',
    ])
      expect((await app().api('GET', ruta)).status, ruta).toBe(200);
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

  it('is never kept by caches nor framed, and names no machinery', async () => {
    for (const ruta of ['/api/salud', '//api/salud', '/%61pi/salud', '/api/nada', '/api/private/pistas']) {
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
