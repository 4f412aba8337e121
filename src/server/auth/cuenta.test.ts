import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { EnlaceDado } from '#contract/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as textos } from '#domain/cuenta/mensajes.ts';
import { buildApp } from '#server/app.ts';
import { ADMIN, type Respuesta, startApp, TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const NUEVA = 'nubes de verano lejos del mar';
const OTRA = 'siete ranas cantan en el pozo';

describeEngines('cuenta', (engine) => {
  const app = useApp(engine);
  const entra = async (token: string): Promise<boolean> =>
    (await app().send('GET', '/api/private/pistas', { token })).status === 200;
  const cambiar = (actual: string, nueva: string, club: TestApp = app()): Promise<Respuesta> =>
    club.send('POST', '/api/private/cuenta/clave', { token: app().token, body: { actual, nueva } });
  const registro = async (): Promise<string> => (await app().api('GET', '/api/private/log')).text;
  const nuevoEnlace = async (usuario = 'berta'): Promise<string> =>
    ((await app().api('POST', '/api/private/cuentas', { usuario })).body as EnlaceDado).token;
  const usar = (token: string, clave: string): Promise<Respuesta> =>
    app().send('POST', '/api/auth/enlace/clave', { body: { token, clave } });

  describe('my sessions', () => {
    it('are the open ones, the last used first, and one of them is this', async () => {
      const segundo = Math.floor(app().reloj.now() / 1000);
      app().reloj.advance(1);
      await app().signIn();
      const { status, body } = await app().api('GET', '/api/private/cuenta');
      expect(status).toBe(200);
      expect(body).toEqual({
        usuario: 'admin',
        sesiones: expect.arrayContaining([
          { creada: segundo, usada: segundo + 3600, esta: true },
          { creada: segundo + 3600, usada: segundo + 3600, esta: false },
        ]),
      });
    });

    it('are mine alone, and the dead ones are none', async () => {
      await nuevoEnlace();
      await app().signIn('berta');
      await app().signIn();
      app().reloj.advance(8.5);
      app().token = await app().signIn();
      expect((await app().api('GET', '/api/private/cuenta')).body).toMatchObject({
        sesiones: [{ esta: true }],
      });
    });

    it('close all but this one', async () => {
      await nuevoEnlace();
      const [uno, dos, deBerta] = [await app().signIn(), await app().signIn(), await app().signIn('berta')];
      expect((await app().api('POST', '/api/private/cuenta/cerrar-otras')).body).toEqual({ cerradas: 2 });
      expect([await entra(uno), await entra(dos), await entra(deBerta), await entra(app().token)]).toEqual([
        false,
        false,
        true,
        true,
      ]);
      expect((await app().api('POST', '/api/private/cuenta/cerrar-otras')).body).toEqual({ cerradas: 0 });
      expect((await registro()).match(/Cierra \d/g)).toEqual(['Cierra 2']);
    });
  });

  describe('my password', () => {
    it('changes with the one I have; my other sessions end and this one goes on', async () => {
      const otra = await app().signIn();
      expect(await cambiar(ADMIN.password, NUEVA)).toMatchObject({ status: 200, body: { cerradas: 1 } });
      expect([await entra(otra), await entra(app().token)]).toEqual([false, true]);
      expect(await app().login()).toBe('');
      expect(await app().login({ ...ADMIN, password: NUEVA })).not.toBe('');
      expect(await registro()).toContain('admin · Cambia su contraseña');
      for (const clave of [ADMIN.password, NUEVA]) expect(await registro()).not.toContain(clave);
    });

    it('does not change with another one, which counts as a guess', async () => {
      const club = await startApp(app().base);
      for (let i = 0; i < 5; i += 1)
        expect(await cambiar('otra', NUEVA, club)).toMatchObject({
          status: 400,
          body: { errors: [{ path: 'actual', message: mensajes.claveActualEquivocada }] },
        });
      const sixth = await cambiar(ADMIN.password, NUEVA, club);
      expect(sixth).toMatchObject({ status: 429, body: { message: mensajes.demasiadosIntentos } });
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
      expect((await club.send('POST', '/api/auth/login', { body: ADMIN })).status).toBe(429);
      expect(await app().login()).not.toBe('');
    });

    it.each([
      ['short', 'once letras', textos.corta(1, 12)],
      ['of the club', 'TenisValdecierzo2026', textos.delClub],
      ['of the account', 'admin-admin-2026', textos.delClub],
      ['a keyboard row', 'qwertyuiop123', 'Se parece a una contraseña muy usada.'],
      ['one letter', 'aaaaaaaaaaaaaaaa', 'Repite el mismo carácter.'],
      ['the same word again', 'contraseñacontraseña', 'Repite lo mismo'],
    ])('is not %s, and says what to do', async (_, nueva, message) => {
      const { status, body } = await cambiar(ADMIN.password, nueva);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'nueva', message: expect.stringContaining(message) }] });
      expect(await app().login()).not.toBe('');
    });

    it('is not the one it was', async () => {
      expect(await cambiar(ADMIN.password, ADMIN.password)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'nueva', message: mensajes.claveRepetida }] },
      });
    });

    it('is one when it is changed twice at once', async () => {
      const answers = await Promise.all([cambiar(ADMIN.password, NUEVA), cambiar(ADMIN.password, OTRA)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const entradas = await Promise.all(
        [NUEVA, OTRA].map((password) => app().login({ ...ADMIN, password })),
      );
      expect(entradas.filter((token) => token !== '')).toHaveLength(1);
    });

    it('is judged before it is sent, and nothing is kept', async () => {
      const juzgar = async (clave: string) =>
        (await app().api('POST', '/api/private/cuenta/juicio', { clave })).body;
      expect(await juzgar('corta')).toMatchObject({ apta: false, nivel: 0 });
      expect(await juzgar(NUEVA)).toEqual({ apta: true, nivel: 4, consejos: [] });
      expect(
        (await app().send('POST', '/api/private/cuenta/juicio', { body: { clave: NUEVA } })).status,
      ).toBe(401);
    });
  });

  describe('a one-time link', () => {
    it('says whose it is, judges, sets the password once, and lets its person in', async () => {
      const token = await nuevoEnlace();
      const leido = await app().send('POST', '/api/auth/enlace', { body: { token } });
      expect(leido.body).toEqual({ usuario: 'berta', caduca: app().reloj.now() / 1000 + 72 * 3600 });
      const juicio = { token, clave: 'berta berta berta' };
      expect((await app().send('POST', '/api/auth/enlace/juicio', { body: juicio })).body).toMatchObject({
        apta: false,
        consejos: [textos.delClub],
      });
      expect((await usar(token, 'corta')).body).toMatchObject({ errors: [{ path: 'clave' }] });
      expect(await usar(token, NUEVA)).toMatchObject({ status: 200, body: { usuario: 'berta' } });
      expect(await app().login({ usuario: 'berta', password: NUEVA })).not.toBe('');
      expect(await registro()).toContain('berta · Pone su contraseña con un enlace de un solo uso');
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
      expect(await entra(app().token)).toBe(false);
      expect(await app().login({ ...ADMIN, password: NUEVA })).toMatch(/^[\w-]{43}$/);
    });

    it.each(['', 'nada', 'x'.repeat(200), '\u0000'])('that never was is of no use: %j', async (token) => {
      for (const ruta of ['enlace', 'enlace/juicio', 'enlace/clave'])
        expect(
          await app().send('POST', `/api/auth/${ruta}`, { body: { token, clave: NUEVA } }),
        ).toMatchObject({ status: 404, body: { message: mensajes.enlaceMuerto } });
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

  it('neither passwords nor tokens reach the program’s log, whatever goes well or wrong', async () => {
    const lineas: string[] = [];
    const log = pino({ level: 'trace' }, { write: (linea) => void lineas.push(linea) });
    const { base, reloj } = app();
    const club = new TestApp(base, reloj, await buildApp({ base, reloj, site: null, log }));
    const token = await nuevoEnlace();
    const enviar = (ruta: string, body: object) => club.send('POST', ruta, { token: app().token, body });
    for (const ruta of ['enlace', 'enlace/juicio', 'enlace/clave', 'enlace/clave'])
      await enviar(`/api/auth/${ruta}`, { token, clave: NUEVA });
    await enviar('/api/private/cuenta/clave', { actual: ADMIN.password, nueva: OTRA });
    await enviar('/api/private/cuenta/clave', { actual: NUEVA, nueva: OTRA });
    await base.db.schema.alterTable('enlace').renameTo('enlace_roto').execute();
    expect((await enviar('/api/auth/enlace', { token })).status).toBe(500);
    await base.db.schema.alterTable('enlace_roto').renameTo('enlace').execute();
    const escrito = lineas.join('');
    expect(escrito).toContain('unexpected');
    for (const secreto of [token, app().token, NUEVA, OTRA, ADMIN.password])
      expect(escrito).not.toContain(secreto);
    await club.app.close();
  });

  it('a login that was being checked while the account was disabled opens nothing', async () => {
    await nuevoEnlace().then((token) => usar(token, NUEVA));
    const credenciales = { usuario: 'berta', password: NUEVA };
    const [token] = await Promise.all([
      app().login(credenciales),
      app().api('POST', '/api/private/cuentas/berta/estado', { estado: 'inactivo' }),
    ]);
    await app().api('POST', '/api/private/cuentas/berta/estado', { estado: 'activo' });
    expect(token === '' || !(await entra(token))).toBe(true);
    expect(
      await app().base.db.selectFrom('sesion').select('usuario').where('usuario', '=', 'berta').execute(),
    ).toEqual([]);
  });
});
