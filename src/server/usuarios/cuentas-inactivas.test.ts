import { expect, it } from 'vitest';
import type { EnlaceDado } from '#contract/cuentas/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { insertarUsuario, SIN_CLAVE } from '#server/db/tables/usuario.ts';
import { datosLiga, unaLiga } from '#tests/builders/index.ts';
import { ADMIN, startApp, useApp } from '#tests/support/app.ts';
import { clavesDe, cuentasDe } from '#tests/support/cuentas.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('accounts disabled', (engine) => {
  const app = useApp(engine);
  const { crear, poner } = cuentasDe(app);
  const { vale } = clavesDe(app);

  it('loses its sessions and its link in the very next call, also on another replica', async () => {
    const { token: suEnlace } = (await crear('berta')).body as EnlaceDado;
    const tokens = [await app().signIn('berta'), await app().signIn('berta')];
    const replica = await startApp(app().base);
    for (const token of tokens) expect(await replica.opens(token)).toBe(true);
    expect((await poner('berta', 'inactivo')).body).toMatchObject({ estado: 'inactivo', sesiones: 0 });
    for (const token of tokens) {
      expect(await replica.opens(token)).toBe(false);
      expect(await app().opens(token)).toBe(false);
    }
    expect(await vale(suEnlace)).toBe(false);
  });

  it('comes back without them', async () => {
    const { token: suEnlace } = (await crear('berta')).body as EnlaceDado;
    const token = await app().signIn('berta');
    await poner('berta', 'inactivo');
    expect((await poner('berta', 'activo')).body).toMatchObject({ estado: 'activo', sesiones: 0 });
    expect([await app().opens(token), await vale(suEnlace)]).toEqual([false, false]);
  });

  it('fails to sign in as an unknown one does, and its leagues keep its name', async () => {
    await insertarUsuario(app().base.db, 'zoe', 'un hash');
    const liga = await unaLiga(app(), datosLiga({ usuario: 'zoe' }));
    await poner('zoe', 'inactivo');
    const answers = [];
    for (const usuario of ['zoe', 'nadie'])
      answers.push(await app().send('POST', '/api/auth/login', { body: { usuario, password: 'x' } }));
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    expect((await app().api('GET', `/api/private/ligas/${liga.id}`)).body).toMatchObject({
      usuario: 'zoe',
    });
    expect((await app().api('GET', '/api/private/usuarios/')).body).toEqual([{ usuario: 'admin' }]);
  });

  it('stays so when asked twice, and the log says it once', async () => {
    await crear('berta');
    for (let i = 0; i < 2; i += 1) expect((await poner('berta', 'inactivo')).status).toBe(200);
    expect((await app().log()).split('Desactiva la cuenta «berta»')).toHaveLength(2);
  });

  it('is never the one who asks', async () => {
    await insertarUsuario(app().base.db, 'zoe', 'un hash');
    expect(await poner(ADMIN.usuario, 'inactivo')).toMatchObject({
      status: 409,
      body: { message: mensajes.cuentaPropia },
    });
    expect(await app().opens(app().token)).toBe(true);
  });

  it('is never the only one left to sign in with: one without a password does not count', async () => {
    await insertarUsuario(app().base.db, 'berta', SIN_CLAVE);
    const berta = await app().signIn('berta');
    expect(await poner(ADMIN.usuario, 'inactivo', berta)).toMatchObject({
      status: 409,
      body: { message: mensajes.ultimaCuenta },
    });
  });

  it('is one of two who disable each other at once, never both', async () => {
    for (let ronda = 0; ronda < 8; ronda += 1) {
      const [ana, bea] = [`ana${ronda}`, `bea${ronda}`];
      await app().base.db.updateTable('usuario').set({ activo: 0 }).execute();
      for (const usuario of [ana, bea]) await insertarUsuario(app().base.db, usuario, 'un hash');
      const [deAna, deBea] = [await app().signIn(ana), await app().signIn(bea)];
      const answers = await Promise.all([poner(bea, 'inactivo', deAna), poner(ana, 'inactivo', deBea)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const activos = await app()
        .base.db.selectFrom('usuario')
        .select('usuario')
        .where('activo', '=', 1)
        .execute();
      expect(activos).toHaveLength(1);
    }
  });
});
