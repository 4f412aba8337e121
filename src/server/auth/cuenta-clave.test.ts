import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as textos } from '#domain/cuenta/clave.ts';
import { ADMIN, startApp, useApp } from '#tests/support/app.ts';
import { clavesDe, NUEVA, OTRA } from '#tests/support/cuentas.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('my password', (engine) => {
  const app = useApp(engine);
  const { cambiar } = clavesDe(app);

  it('changes with the one I have; my other sessions end and this one goes on', async () => {
    const otra = await app().signIn();
    expect(await cambiar(ADMIN.password, NUEVA)).toMatchObject({ status: 200, body: { cerradas: 1 } });
    expect([await app().opens(otra), await app().opens(app().token)]).toEqual([false, true]);
    expect(await app().login()).toBe('');
    expect(await app().login({ ...ADMIN, password: NUEVA })).not.toBe('');
    expect(await app().log()).toContain('admin · Cambia su contraseña');
    for (const clave of [ADMIN.password, NUEVA]) expect(await app().log()).not.toContain(clave);
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
    ['of the account', 'admin-admin-2026', textos.conUsuario],
    ['a keyboard row', 'qwertyuiop123', textos.comun],
    ['one letter', 'aaaaaaaaaaaaaaaa', textos.comun],
    ['the same word again', 'Contraseña Contraseña', textos.comun],
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
    const entradas = await Promise.all([NUEVA, OTRA].map((password) => app().login({ ...ADMIN, password })));
    expect(entradas.filter((token) => token !== '')).toHaveLength(1);
  });
});
