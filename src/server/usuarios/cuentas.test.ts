import { describe, expect, it } from 'vitest';
import type { Cuenta, EnlaceDado } from '#contract/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { datosLiga, unaLiga } from '#tests/builders/index.ts';
import { ADMIN, type Respuesta, startApp, useApp } from '#tests/support/app.ts';
import { copiaDe, ficheros } from '#tests/support/copias.ts';
import { describeEngines } from '#tests/support/engines.ts';

const RUTA = '/api/private/cuentas';
const TRES_DIAS_S = 72 * 3600;

describeEngines('cuentas', (engine) => {
  const app = useApp(engine);
  const ahora = (): number => Math.floor(app().reloj.now() / 1000);
  const crear = (usuario: string): Promise<Respuesta> => app().api('POST', RUTA, { usuario });
  const listar = async (): Promise<Cuenta[]> => (await app().api('GET', `${RUTA}/`)).body as Cuenta[];
  const una = async (usuario: string) => (await listar()).find((cuenta) => cuenta.usuario === usuario);
  const poner = (usuario: string, estado: string, token = app().token): Promise<Respuesta> =>
    app().send('POST', `${RUTA}/${encodeURIComponent(usuario)}/estado`, { token, body: { estado } });
  const enlace = async (usuario: string): Promise<Respuesta> =>
    app().api('POST', `${RUTA}/${encodeURIComponent(usuario)}/enlace`);
  const vale = async (token: string): Promise<boolean> =>
    (await app().send('POST', '/api/auth/enlace', { body: { token } })).status === 200;
  const entra = async (token: string, club = app()): Promise<boolean> =>
    (await club.send('GET', '/api/private/pistas', { token })).status === 200;
  const registro = async (): Promise<string> => (await app().api('GET', '/api/private/log')).text;

  it('are told by name, with what is open of each', async () => {
    await insertarUsuario(app().base.db, 'Óscar', 'un hash');
    await insertarUsuario(app().base.db, 'zoe', 'un hash');
    await unaLiga(app(), { usuario: 'zoe' });
    await crear('berta');
    await app().signIn('zoe');
    const nada = { ultimoAcceso: null, sesiones: 0, enlaceCaduca: null, ligas: 0, estado: 'activo' };
    expect(await listar()).toEqual([
      { ...nada, usuario: 'admin', tieneClave: true, sesiones: 1 },
      { ...nada, usuario: 'berta', tieneClave: false, enlaceCaduca: ahora() + TRES_DIAS_S },
      { ...nada, usuario: 'Óscar', tieneClave: true },
      { ...nada, usuario: 'zoe', tieneClave: true, sesiones: 1, ligas: 1 },
    ]);
    app().reloj.advance(9);
    app().token = await app().signIn();
    expect((await una('zoe'))?.sesiones).toBe(0);
  });

  describe('a new one', () => {
    it('comes with a link of 256 bits, told once', async () => {
      const { status, body } = await crear('berta');
      expect(status).toBe(200);
      const { token, ...resto } = body as EnlaceDado;
      expect(resto).toEqual({ usuario: 'berta', caduca: ahora() + TRES_DIAS_S });
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(await vale(token)).toBe(true);
      expect(JSON.stringify(await listar())).not.toContain(token);
    });

    it('cannot be entered before its person has chosen a password', async () => {
      await crear('berta');
      for (const password of ['', ' ', 'x', '$argon2id$'])
        expect(await app().login({ usuario: 'berta', password })).toBe('');
    });

    it.each([
      '',
      ' ',
      'b',
      'con espacio',
      'a/b',
      '../x',
      'sistema',
      'Desconocido',
      'x'.repeat(41),
      'a\u0000b',
      7,
    ])('is not called %j', async (usuario) => {
      const { status, body } = await app().api('POST', RUTA, { usuario });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'usuario' }] });
      expect(await listar()).toHaveLength(1);
    });

    it.each(['admin', 'ADMIN', 'Ádmin'])(
      'is not called %s, which would be taken for admin',
      async (usuario) => {
        expect(await crear(usuario)).toMatchObject({
          status: 400,
          body: { message: mensajes.cuentaRepetida('admin'), errors: [{ path: 'usuario' }] },
        });
      },
    );

    it('is one when two people create it at once', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => crear('berta')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
      expect(await listar()).toHaveLength(2);
    });

    it('keeps its accents whatever way they were typed', async () => {
      await crear('José'.normalize('NFD'));
      expect(await una('José'.normalize('NFC'))).toBeDefined();
    });
  });

  describe('another link', () => {
    it('kills the one before; the password stays until it is used', async () => {
      const primero = (await crear('berta')).body as EnlaceDado;
      const segundo = (await enlace('berta')).body as EnlaceDado;
      expect([await vale(primero.token), await vale(segundo.token)]).toEqual([false, true]);
      await enlace(ADMIN.usuario);
      expect(await app().login()).not.toBe('');
    });

    it('is not given to an account that is inactive or does not exist', async () => {
      await crear('berta');
      await poner('berta', 'inactivo');
      expect(await enlace('berta')).toMatchObject({
        status: 409,
        body: { message: mensajes.cuentaInactiva },
      });
      expect(await enlace('nadie')).toMatchObject({ status: 404, body: { message: mensajes.noEncontrado } });
    });
  });

  describe('a disabled one', () => {
    it('loses its sessions and its link in the very next call, also on another replica', async () => {
      const { token: suEnlace } = (await crear('berta')).body as EnlaceDado;
      const tokens = [await app().signIn('berta'), await app().signIn('berta')];
      const replica = await startApp(app().base);
      for (const token of tokens) expect(await entra(token, replica)).toBe(true);
      expect((await poner('berta', 'inactivo')).body).toMatchObject({ estado: 'inactivo', sesiones: 0 });
      for (const token of tokens) {
        expect(await entra(token, replica)).toBe(false);
        expect(await entra(token)).toBe(false);
      }
      expect(await vale(suEnlace)).toBe(false);
    });

    it('comes back without them', async () => {
      const { token: suEnlace } = (await crear('berta')).body as EnlaceDado;
      const token = await app().signIn('berta');
      await poner('berta', 'inactivo');
      expect((await poner('berta', 'activo')).body).toMatchObject({ estado: 'activo', sesiones: 0 });
      expect([await entra(token), await vale(suEnlace)]).toEqual([false, false]);
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
      expect((await registro()).split('Desactiva la cuenta «berta»')).toHaveLength(2);
    });

    it('is never the one who asks', async () => {
      await insertarUsuario(app().base.db, 'zoe', 'un hash');
      expect(await poner(ADMIN.usuario, 'inactivo')).toMatchObject({
        status: 409,
        body: { message: mensajes.cuentaPropia },
      });
      expect(await entra(app().token)).toBe(true);
    });

    it('is never the only one left to sign in with: one without a password does not count', async () => {
      await crear('berta');
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

  it('leave who did what in the log, by names only', async () => {
    const { token } = (await crear('berta')).body as EnlaceDado;
    const otro = (await enlace('berta')).body as EnlaceDado;
    await poner('berta', 'inactivo');
    await poner('berta', 'activo');
    const lineas = (await registro()).split('\n').map((linea) => linea.split(' · ').slice(1).join(' · '));
    expect(lineas).toEqual([
      'admin · Activa la cuenta «berta»',
      'admin · Desactiva la cuenta «berta»',
      'admin · Da a «berta» un enlace para poner su contraseña',
      'admin · Crea la cuenta «berta»',
    ]);
    for (const secreto of [token, otro.token]) expect(await registro()).not.toContain(secreto);
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
      ['GET', RUTA],
      ['POST', RUTA],
      ['POST', `${RUTA}/admin/enlace`],
      ['POST', `${RUTA}/admin/estado`],
    ] as const)
      expect((await app().send(method, ruta, { body: { usuario: 'intruso' } })).status).toBe(401);
    expect(await listar()).toHaveLength(1);
  });
});
