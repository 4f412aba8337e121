import { describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { hashPassword } from '#server/platform/password.ts';
import { ADMIN, type Respuesta, startApp, type TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const MALA = { usuario: ADMIN.usuario, password: 'otra' };
const QUERY = `usuario=${ADMIN.usuario}&password=${encodeURIComponent(ADMIN.password)}`;

describeEngines('auth', (engine) => {
  const app = useApp(engine);
  const entra = async (token: string): Promise<boolean> =>
    (await app().send('GET', '/api/private/pistas', { token })).status === 200;
  const post = (body: unknown, club: TestApp = app(), ip?: string): Promise<Respuesta> =>
    club.send('POST', '/api/auth/login', { body, ...(ip && { ip }) });
  /** Guesses are remembered by each application, so those who count them start a new one. */
  const otra = (): Promise<TestApp> => startApp(app().base);

  describe('login', () => {
    it('answers the token as plain text, over POST and over GET', async () => {
      const answers = [
        await post(ADMIN),
        await app().send('GET', `/api/auth/login?${QUERY}`),
        await app().send('GET', `/api/auth/login/?${QUERY}`),
      ];
      for (const { status, headers, text } of answers) {
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(headers['cache-control']).toBe('no-store');
        expect(text).toMatch(/^[\w-]{43}$/);
        expect(await entra(text)).toBe(true);
      }
      expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
    });

    it.each([
      ['a wrong password', MALA],
      ['an unknown user', { usuario: 'nadie', password: ADMIN.password }],
      ['no password', { usuario: ADMIN.usuario }],
      ['an empty one', { usuario: ADMIN.usuario, password: '' }],
      ['no user', { password: ADMIN.password }],
      ['nothing at all', {}],
      ['characters no database keeps', { usuario: 'ad\u0000min', password: 'x' }],
      ['half a character', { usuario: '\ud800', password: '\udfff' }],
      ['a long password', { usuario: ADMIN.usuario, password: 'x'.repeat(1000) }],
    ])('answers an empty 200 to %s', async (_, credenciales) => {
      const { status, text } = await post(credenciales, await otra());
      expect({ status, text }).toEqual({ status: 200, text: '' });
    });

    it('takes the name of the account whatever its capitals and the spaces around it', async () => {
      const { db } = app().base;
      await insertarUsuario(db, 'Peña.Íñigo', await hashPassword('nubes de verano'));
      const club = await otra();
      const quien = async (usuario: string, password: string): Promise<unknown> => {
        const { text: token } = await post({ usuario, password }, club);
        return (await app().send('GET', '/api/private/cuenta', { token })).body;
      };
      expect(await quien(' ADMIN ', ADMIN.password)).toMatchObject({ usuario: 'admin' });
      for (const usuario of ['peña.íñigo', 'PEÑA.ÍÑIGO', 'Pen\u0303a.Íñigo'])
        expect(await quien(usuario, 'nubes de verano'), usuario).toMatchObject({ usuario: 'Peña.Íñigo' });
      expect((await post({ usuario: 'pena.inigo', password: 'nubes de verano' }, club)).text).toBe('');
    });

    it('counts the guesses at a name together, however it is written', async () => {
      const club = await otra();
      for (const usuario of ['admin', 'Admin', ' admin', 'ADMIN ', 'aDmin'])
        expect((await post({ usuario, password: 'otra' }, club)).text).toBe('');
      expect((await post({ usuario: 'admIN', password: 'otra' }, club)).status).toBe(429);
    });

    it('answers an empty 200 over GET too', async () => {
      const club = await otra();
      for (const query of [
        '',
        '?usuario=admin',
        '?usuario=admin&password=mala',
        '?usuario=admin%00&password=x',
      ])
        expect(await club.send('GET', `/api/auth/login${query}`)).toMatchObject({ status: 200, text: '' });
    });

    it.each([
      [{ usuario: 1, password: 'x' }, 'usuario'],
      [{ usuario: 'admin', password: ['x'] }, 'password'],
      [{ usuario: 'x'.repeat(201), password: 'x' }, 'usuario'],
      [{ usuario: 'admin', password: 'x'.repeat(1001) }, 'password'],
    ])('refuses %j, which is no form', async (body, path) => {
      expect(await post(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    });

    it('does not open to a disabled account', async () => {
      await app().base.db.updateTable('usuario').set({ activo: 0 }).execute();
      expect((await post(ADMIN)).text).toBe('');
    });

    it('stores neither the token nor the password in clear, and notes the access', async () => {
      const token = await app().login();
      const { db } = app().base;
      const guardado = JSON.stringify([
        await db.selectFrom('sesion').selectAll().execute(),
        await db.selectFrom('usuario').selectAll().execute(),
      ]);
      expect(guardado).not.toContain(token);
      expect(guardado).not.toContain(ADMIN.password);
      expect(guardado).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      const { ultimoAcceso } = await db
        .selectFrom('usuario')
        .select('ultimoAcceso')
        .executeTakeFirstOrThrow();
      expect(ultimoAcceso).toBe(Math.floor(app().reloj.now() / 1000));
    });
  });

  describe('guesses', () => {
    const DEMASIADOS = { status: 429, body: { message: mensajes.demasiadosIntentos } };

    it('are five; the sixth waits, even with the right password', async () => {
      const club = await otra();
      for (let i = 0; i < 5; i += 1) expect((await post(MALA, club)).status).toBe(200);
      const sixth = await post(ADMIN, club);
      expect(sixth).toMatchObject(DEMASIADOS);
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
      expect(await club.send('GET', `/api/auth/login?${QUERY}`)).toMatchObject(DEMASIADOS);
    });

    it('are five also when fifty arrive at once', async () => {
      const club = await otra();
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(MALA, club)));
      const por = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect([por(200), por(429)]).toEqual([5, 45]);
    });

    it('from one address do not lock the account for another one', async () => {
      const club = await otra();
      await Promise.all(Array.from({ length: 8 }, () => post(MALA, club, '203.0.113.7')));
      expect((await post(ADMIN, club, '203.0.113.7')).status).toBe(429);
      expect((await post(ADMIN, club, '203.0.113.8')).text).not.toBe('');
    });

    it('at one account do not lock another one', async () => {
      const club = await otra();
      await Promise.all(Array.from({ length: 8 }, () => post({ usuario: 'nadie', password: 'x' }, club)));
      expect((await post(ADMIN, club)).text).not.toBe('');
    });

    it('are given back by the right password', async () => {
      const club = await otra();
      for (let ronda = 0; ronda < 3; ronda += 1) {
        for (let i = 0; i < 4; i += 1) await post(MALA, club);
        expect((await post(ADMIN, club)).text).not.toBe('');
      }
    });

    it('that there was no turn to check are none: who was told to wait still has five', async () => {
      const club = await otra();
      const de = (i: number) => `203.0.113.${i}`;
      const todas = await Promise.all(Array.from({ length: 80 }, (_, i) => post(MALA, club, de(i))));
      const rechazada = todas.findIndex(({ status }) => status === 429);
      expect(todas[rechazada]?.headers['retry-after']).toBe('5');
      for (let i = 0; i < 5; i += 1) expect((await post(MALA, club, de(rechazada))).status).toBe(200);
      expect((await post(MALA, club, de(rechazada))).status).toBe(429);
    });

    it('from all the addresses of one IPv6 connection are five', async () => {
      const club = await otra();
      const answers: Respuesta[] = [];
      for (let i = 0; i < 8; i += 1) answers.push(await post(MALA, club, `2001:db8:1:2::${i}`));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      expect((await post(ADMIN, club, '2001:db8:1:3::1')).text).not.toBe('');
    });

    it('over many accounts of one address are fifty', async () => {
      const club = await otra();
      const cuenta = (i: number) => post({ usuario: `cuenta${i}`, password: 'x' }, club);
      const answers: Respuesta[] = [];
      for (let i = 0; i < 60; i += 10)
        answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, j) => cuenta(i + j)))));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    });
  });

  describe('sessions', () => {
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

    it('die after seven days, however much they are used', async () => {
      const token = await app().login();
      for (let horas = 0; horas < 7 * 24; horas += 7) {
        expect(await entra(token)).toBe(true);
        app().reloj.advance(7);
      }
      app().reloj.advance(1);
      expect(await entra(token)).toBe(false);
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
});
