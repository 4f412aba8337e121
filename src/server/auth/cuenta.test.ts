import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ADMIN, TestApp, useApp } from '#tests/support/app.ts';
import { clavesDe, NUEVA, OTRA } from '#tests/support/cuentas.ts';
import { describeServer } from '#tests/support/engines.ts';

const SESION = { id: expect.stringMatching(/^[\w-]{12}$/), equipo: null, recordada: false };

describeServer('cuenta', (engine) => {
  const app = useApp(engine);
  const { nuevoEnlace, usar } = clavesDe(app);

  describe('my sessions', () => {
    it('are the open ones, the last used first, and one of them is this', async () => {
      const segundo = Math.floor(app().reloj.now() / 1000);
      app().reloj.advance(1);
      await app().signIn();
      const { status, body } = await app().api('GET', '/api/private/cuenta');
      expect(status).toBe(200);
      expect(body).toEqual({
        usuario: 'admin',
        rol: 'todo',
        reservados: true,
        sesiones: expect.arrayContaining([
          { ...SESION, creada: segundo, usada: segundo + 3600, esta: true },
          { ...SESION, creada: segundo + 3600, usada: segundo + 3600, esta: false },
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

    it('say on what device they were opened, without what the browser sent', async () => {
      const agente = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
      await app().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'user-agent': agente + 'x'.repeat(1000) },
        payload: { ...ADMIN, recordar: true },
      });
      const { body, text } = await app().api('GET', '/api/private/cuenta');
      expect(body).toMatchObject({
        sesiones: expect.arrayContaining([
          expect.objectContaining({ equipo: 'Chrome en Windows', recordada: true, esta: false }),
        ]),
      });
      expect(text).not.toContain('Mozilla');
      const filas = await app().base.db.selectFrom('sesion').select('agente').execute();
      expect(Math.max(...filas.map(({ agente }) => agente.length))).toBe(200);
    });

    it('close one by one, and nobody else’s', async () => {
      await nuevoEnlace();
      const [otra, deBerta] = [await app().signIn(), await app().signIn('berta')];
      const ids = async (token: string): Promise<string[]> => {
        const { body } = await app().send('GET', '/api/private/cuenta', { token });
        return (body as { sesiones: { id: string; esta: boolean }[] }).sesiones
          .filter(({ esta }) => esta)
          .map(({ id }) => id);
      };
      const cerrar = async (id = '') =>
        (await app().api('DELETE', `/api/private/cuenta/sesiones/${id}`)).status;
      const [[deOtra], [suya]] = [await ids(otra), await ids(deBerta)];
      expect(await cerrar(suya)).toBe(404);
      expect(await cerrar(deOtra)).toBe(204);
      expect(await cerrar(deOtra)).toBe(404);
      expect([await app().opens(otra), await app().opens(deBerta)]).toEqual([false, true]);
      expect(await app().log()).toContain('Cierra 1 otra sesión suya');
    });

    it('close all but this one', async () => {
      await nuevoEnlace();
      const [uno, dos, deBerta] = [await app().signIn(), await app().signIn(), await app().signIn('berta')];
      expect((await app().api('POST', '/api/private/cuenta/cerrar-otras')).body).toEqual({ cerradas: 2 });
      expect([
        await app().opens(uno),
        await app().opens(dos),
        await app().opens(deBerta),
        await app().opens(app().token),
      ]).toEqual([false, false, true, true]);
      expect((await app().api('POST', '/api/private/cuenta/cerrar-otras')).body).toEqual({ cerradas: 0 });
      expect((await app().log()).match(/Cierra \d/g)).toEqual(['Cierra 2']);
    });
  });

  it('neither passwords nor tokens reach the program’s log, whatever goes well or wrong', async () => {
    const lineas: string[] = [];
    const log = pino({ level: 'trace' }, { write: (linea) => void lineas.push(linea) });
    const { base, reloj } = app();
    const club = new TestApp(
      base,
      reloj,
      await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null, log }),
    );
    const token = await nuevoEnlace();
    const enviar = (ruta: string, body: object) => club.send('POST', ruta, { token: app().token, body });
    for (const ruta of ['enlace', 'enlace/clave', 'enlace/clave'])
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
    expect(token === '' || !(await app().opens(token))).toBe(true);
    expect(
      await app().base.db.selectFrom('sesion').select('usuario').where('usuario', '=', 'berta').execute(),
    ).toEqual([]);
  });
});
