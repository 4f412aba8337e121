import { expect, it } from 'vitest';
import type { EnlaceDado } from '#contract/cuentas/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as textos } from '#domain/cuenta/clave.ts';
import { ADMIN, startApp, useApp } from '#tests/support/app.ts';
import { clavesDe, NUEVA, OTRA } from '#tests/support/cuentas.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('one-time links', (engine) => {
  const app = useApp(engine);
  const { cambiar, nuevoEnlace, usar } = clavesDe(app);

  it('says whose it is, sets the password once, and lets its person in', async () => {
    const token = await nuevoEnlace();
    const leido = await app().send('POST', '/api/auth/enlace', { body: { token } });
    expect(leido.body).toEqual({ usuario: 'berta', caduca: app().reloj.now() / 1000 + 72 * 3600 });
    expect((await usar(token, 'berta berta berta')).body).toMatchObject({
      errors: [{ path: 'clave', message: textos.conUsuario }],
    });
    expect((await usar(token, 'corta')).body).toMatchObject({ errors: [{ path: 'clave' }] });
    expect(await usar(token, NUEVA)).toMatchObject({ status: 200, body: { usuario: 'berta' } });
    expect(await app().login({ usuario: 'berta', password: NUEVA })).not.toBe('');
    expect(await app().log()).toContain('berta · Pone su contraseña con un enlace de un solo uso');
    expect(await usar(token, OTRA)).toMatchObject({
      status: 404,
      body: { message: mensajes.enlaceMuerto },
    });
    expect(await app().login({ usuario: 'berta', password: NUEVA })).not.toBe('');
  });

  it('is of one use when it is used many times at once', async () => {
    const token = await nuevoEnlace();
    const claves = Array.from({ length: 5 }, (_, i) => `${NUEVA} ${i}`);
    const answers = await Promise.all(claves.map((clave) => usar(token, clave)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const buena = claves[answers.findIndex(({ status }) => status === 200)];
    expect(await app().login({ usuario: 'berta', password: buena })).not.toBe('');
  });

  it('ends the sessions its account had, and gives back the guesses of who forgot', async () => {
    const { token } = (await app().api('POST', '/api/private/cuentas/admin/enlace')).body as EnlaceDado;
    for (let i = 0; i < 5; i += 1) await app().login({ ...ADMIN, password: 'olvidada' });
    expect((await usar(token, NUEVA)).status).toBe(200);
    expect(await app().opens(app().token)).toBe(false);
    expect(await app().login({ ...ADMIN, password: NUEVA })).toMatch(/^[\w-]{43}$/);
  });

  it.each(['', 'nada', 'x'.repeat(200), '\u0000'])('that never was is of no use: %j', async (token) => {
    for (const ruta of ['enlace', 'enlace/clave'])
      expect(await app().send('POST', `/api/auth/${ruta}`, { body: { token, clave: NUEVA } })).toMatchObject({
        status: 404,
        body: { message: mensajes.enlaceMuerto },
      });
  });

  it('dies after 72 hours', async () => {
    const token = await nuevoEnlace();
    app().reloj.advance(71.9);
    expect((await app().send('POST', '/api/auth/enlace', { body: { token } })).status).toBe(200);
    app().reloj.advance(0.1);
    expect((await usar(token, NUEVA)).status).toBe(404);
  });

  it('dies when its person changes the password by themselves', async () => {
    const { token } = (await app().api('POST', '/api/private/cuentas/admin/enlace')).body as EnlaceDado;
    await cambiar(ADMIN.password, NUEVA);
    expect((await usar(token, OTRA)).status).toBe(404);
  });

  it('is asked about two hundred times from one address, then waits', async () => {
    const club = await startApp(app().base);
    const preguntar = () =>
      club.send('POST', '/api/auth/enlace', { body: { token: 'x' }, ip: '203.0.113.9' });
    for (let i = 0; i < 200; i += 50) await Promise.all(Array.from({ length: 50 }, preguntar));
    expect((await preguntar()).status).toBe(429);
    expect((await club.send('POST', '/api/auth/enlace', { body: { token: 'x' } })).status).toBe(404);
  });
});
