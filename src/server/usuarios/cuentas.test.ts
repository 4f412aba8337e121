import { expect, it } from 'vitest';
import type { EnlaceDado } from '#contract/cuentas/cuentas.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { unaLiga } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { copiaDe, ficheros } from '#tests/support/copias.ts';
import { cuentasDe, RUTA_CUENTAS, TRES_DIAS_S } from '#tests/support/cuentas.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('cuentas', (engine) => {
  const app = useApp(engine);
  const { crear, listar, una, poner, enlace } = cuentasDe(app);

  const ahora = (): number => Math.floor(app().reloj.now() / 1000);
  it('are told by name, with what is open of each', async () => {
    await insertarUsuario(app().base.db, 'Óscar', 'un hash');
    await insertarUsuario(app().base.db, 'zoe', 'un hash');
    await unaLiga(app(), { usuario: 'zoe' });
    await crear('berta');
    await app().signIn('zoe');
    const ENTERO = { rol: 'todo', reservados: true };
    const nada = {
      ultimoAcceso: null,
      sesiones: 0,
      enlaceCaduca: null,
      ligas: 0,
      estado: 'activo',
      ...ENTERO,
    };
    expect(await listar()).toEqual([
      { ...nada, usuario: 'admin', tieneClave: true, sesiones: 1 },
      {
        ...nada,
        usuario: 'berta',
        reservados: false,
        tieneClave: false,
        enlaceCaduca: ahora() + TRES_DIAS_S,
      },
      { ...nada, usuario: 'Óscar', tieneClave: true },
      { ...nada, usuario: 'zoe', tieneClave: true, sesiones: 1, ligas: 1 },
    ]);
    app().reloj.advance(9);
    app().token = await app().signIn();
    expect((await una('zoe'))?.sesiones).toBe(0);
  });

  it('leave who did what in the log, by names only', async () => {
    const { token } = (await crear('berta')).body as EnlaceDado;
    const otro = (await enlace('berta')).body as EnlaceDado;
    await poner('berta', 'inactivo');
    await poner('berta', 'activo');
    const lineas = (await app().log()).split('\n').map((linea) => linea.split(' · ').slice(1).join(' · '));
    expect(lineas).toEqual([
      'admin · Activa la cuenta «berta»',
      'admin · Desactiva la cuenta «berta»',
      'admin · Da a «berta» un enlace para poner su contraseña',
      'admin · Crea la cuenta «berta»: Todo',
    ]);
    for (const secreto of [token, otro.token]) expect(await app().log()).not.toContain(secreto);
  });

  it('travel in a backup without links', async () => {
    const { token } = (await crear('berta')).body as EnlaceDado;
    const { tokenHash } = await app().base.db.selectFrom('enlace').selectAll().executeTakeFirstOrThrow();
    expect(tokenHash).not.toContain(token);
    const todo = Object.values(ficheros(await copiaDe(app()))).join('\n');
    expect(todo).toContain('berta');
    for (const secreto of [token, tokenHash, 'caduca', app().token]) expect(todo).not.toContain(secreto);
  });

  it('are nobody else’s business', async () => {
    for (const [method, ruta] of [
      ['GET', RUTA_CUENTAS],
      ['POST', RUTA_CUENTAS],
      ['POST', `${RUTA_CUENTAS}/admin/enlace`],
      ['POST', `${RUTA_CUENTAS}/admin/estado`],
    ] as const)
      expect((await app().send(method, ruta, { body: { usuario: 'intruso' } })).status).toBe(401);
    expect(await listar()).toHaveLength(1);
  });
});
