import { expect, it } from 'vitest';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { ADMIN, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { alEntrar, MALA, QUERY } from '#tests/support/entrar.ts';

describeServer('login', (engine) => {
  const app = useApp(engine);
  const { entra, post, otra } = alEntrar(app);

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
    const { ultimoAcceso } = await db.selectFrom('usuario').select('ultimoAcceso').executeTakeFirstOrThrow();
    expect(ultimoAcceso).toBe(Math.floor(app().reloj.now() / 1000));
  });
});
