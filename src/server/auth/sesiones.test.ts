import { expect, it } from 'vitest';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { ADMIN, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { alEntrar, MALA } from '#tests/support/entrar.ts';

describeEngines('sessions', (engine) => {
  const app = useApp(engine);
  const { entra, otra } = alEntrar(app);

  it('end with logout, only that one, and a second time too', async () => {
    const [uno, dos] = [await app().login(), await app().login()];
    for (let i = 0; i < 2; i += 1)
      expect(await app().send('POST', '/api/auth/logout', { token: uno })).toMatchObject({
        status: 204,
        text: '',
      });
    expect(await entra(uno)).toBe(false);
    expect(await entra(dos)).toBe(true);
  });

  it('end when their holder signs in again, and not when that fails', async () => {
    const [una, otra] = [await app().login(), await app().login()];
    const entrar = (body: object) => app().send('POST', '/api/auth/login', { body, token: una });
    expect((await entrar(MALA)).text).toBe('');
    expect(await entra(una)).toBe(true);
    expect(await entra((await entrar(ADMIN)).text)).toBe(true);
    expect(await entra(una)).toBe(false);
    expect(await entra(otra)).toBe(true);
  });

  it('logout without a token, or with one that never was, changes nothing', async () => {
    expect((await app().send('POST', '/api/auth/logout')).status).toBe(204);
    expect((await app().send('POST', '/api/auth/logout', { token: 'nada' })).status).toBe(204);
    expect((await app().send('POST', '/api/auth/logout', { body: {} })).status).toBe(204);
    expect(await entra(app().token)).toBe(true);
  });

  it('die after eight hours without use', async () => {
    const token = await app().login();
    app().reloj.advance(7.9);
    expect(await entra(token)).toBe(true);
    app().reloj.advance(7.9);
    expect(await entra(token)).toBe(true);
    app().reloj.advance(8.1);
    expect(await entra(token)).toBe(false);
  });

  it('write when they were used once a minute, not on every call', async () => {
    const token = await app().login();
    const usada = async () =>
      (await app().base.db.selectFrom('sesion').select('usada').orderBy('usada', 'desc').executeTakeFirst())
        ?.usada;
    const alEntrar = await usada();
    app().reloj.advance(59 / 3_600);
    expect(await entra(token)).toBe(true);
    expect(await usada()).toBe(alEntrar);
    app().reloj.advance(1 / 3_600);
    expect(await entra(token)).toBe(true);
    expect(await usada()).toBe((alEntrar ?? 0) + 60);
  });

  it('die after seven days, however much they are used', async () => {
    const token = await app().login();
    for (let horas = 0; horas < 7 * 24; horas += 7) {
      expect(await entra(token)).toBe(true);
      app().reloj.advance(7);
    }
    app().reloj.advance(1);
    expect(await entra(token)).toBe(false);
  });

  it('remembered on a device last thirty days, used or not, and no longer', async () => {
    const recordada = await app().login({ ...ADMIN, recordar: true });
    const corta = await app().login();
    app().reloj.advance(29 * 24);
    expect(await entra(corta)).toBe(false);
    // Signing in sweeps the dead ones, and this is none.
    await app().login();
    expect(await entra(recordada)).toBe(true);
    app().reloj.advance(23);
    expect(await entra(recordada)).toBe(true);
    app().reloj.advance(2);
    expect(await entra(recordada)).toBe(false);
    await app().login();
    expect(await app().base.db.selectFrom('sesion').select('recordada').execute()).not.toContainEqual({
      recordada: 1,
    });
  });

  it('die with their account: disabled or deleted', async () => {
    const { db } = app().base;
    await insertarUsuario(db, 'berta', 'un hash');
    const token = await app().signIn('berta');
    expect(await entra(token)).toBe(true);
    await db.updateTable('usuario').set({ activo: 0 }).where('usuario', '=', 'berta').execute();
    expect(await entra(token)).toBe(false);
    await db.updateTable('usuario').set({ activo: 1 }).where('usuario', '=', 'berta').execute();
    expect(await entra(token)).toBe(true);
    await db.deleteFrom('usuario').where('usuario', '=', 'berta').execute();
    expect(await entra(token)).toBe(false);
  });

  it('that are dead are swept when somebody signs in', async () => {
    await app().login();
    app().reloj.advance(9);
    await app().login();
    expect(await app().base.db.selectFrom('sesion').select('usuario').execute()).toHaveLength(1);
  });

  it('hold whatever the application that opened them: they live in the database', async () => {
    const token = await app().login();
    const club = await otra();
    expect((await club.send('GET', '/api/private/pistas', { token })).status).toBe(200);
  });

  it.each(['un token muerto', 'Bearer x', '\u00e1', 'x'.repeat(5000)])(
    'public calls do not mind a dead token: %s',
    async (token) => {
      for (const ruta of ['salud', 'clasificaciones/ligas', 'horarios/proximos', 'openapi.json'])
        expect((await app().send('GET', `/api/${ruta}`, { token })).status).toBe(200);
      expect(await entra(token)).toBe(false);
    },
  );

  it('carry the bare token: with a scheme in front it is another one', async () => {
    expect(await entra(`Bearer ${app().token}`)).toBe(false);
    expect(await entra(app().token)).toBe(true);
  });
});
