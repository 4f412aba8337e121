import { expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Acceso } from '#domain/cuenta/permisos.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { ADMIN, useApp } from '#tests/support/app.ts';
import { cuentasDe, RUTA_CUENTAS } from '#tests/support/cuentas.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';

const ENTERO: Acceso = { rol: 'todo', reservados: true };
const SIN_MARCA: Acceso = { rol: 'todo', reservados: false };
const LIGAS: Acceso = { rol: 'ligas', reservados: false };

describeServer('the role of an account', (engine) => {
  const app = useApp(engine);
  const { una, enlace, poner } = cuentasDe(app);
  const { ultima, deshacer, ver } = registroDe(app);

  const alguien = async (usuario: string, acceso: Acceso): Promise<string> => {
    await insertarUsuario(app().base.db, usuario, 'un hash', acceso);
    return app().signIn(usuario);
  };
  const cambiar = (usuario: string, acceso: Acceso, token = app().token) =>
    app().send('POST', `${RUTA_CUENTAS}/${usuario}/rol`, { token, body: acceso });
  const mensaje = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { message: string }).message,
  ];

  it('is chosen with it, told with it and written in the log', async () => {
    await app().api('POST', RUTA_CUENTAS, { usuario: 'berta', ...LIGAS });
    expect(await una('berta')).toMatchObject(LIGAS);
    expect(await una(ADMIN.usuario)).toMatchObject(ENTERO);
    expect((await cambiar('berta', ENTERO)).body).toMatchObject({ usuario: 'berta', ...ENTERO });
    await cambiar('berta', ENTERO);
    expect(await una('berta')).toMatchObject(ENTERO);
    const registro = await app().log();
    expect(registro).toContain('Crea la cuenta «berta»: Ligas');
    expect(registro.match(/Cambia lo que puede hacer «berta»: .*/g)).toEqual([
      'Cambia lo que puede hacer «berta»: Todo, con datos bancarios y de salud',
    ]);
  });

  it('is the least when nobody says which', async () => {
    await app().api('POST', RUTA_CUENTAS, { usuario: 'berta' });
    expect(await una('berta')).toMatchObject({ rol: 'resultados', reservados: false });
  });

  it('tells its own person', async () => {
    const token = await alguien('berta', LIGAS);
    expect((await app().send('GET', '/api/private/cuenta', { token })).body).toMatchObject(LIGAS);
  });

  it('is nobody’s own to change', async () => {
    await alguien('berta', ENTERO);
    expect(mensaje(await cambiar(ADMIN.usuario, LIGAS))).toEqual([409, mensajes.rolPropio]);
    expect(await una(ADMIN.usuario)).toMatchObject(ENTERO);
  });

  it.each([
    ['demoted', LIGAS],
    ['left without the mark', SIN_MARCA],
  ])('of the last who may do everything is not %s, whoever asks', async (_, acceso) => {
    const otra = await alguien('berta', SIN_MARCA);
    await app()
      .base.db.updateTable('usuario')
      .set({ reservados: 1 })
      .where('usuario', '=', 'berta')
      .execute();
    await app()
      .base.db.updateTable('usuario')
      .set({ passwordHash: '' })
      .where('usuario', '=', 'berta')
      .execute();
    expect(mensaje(await cambiar(ADMIN.usuario, acceso, otra))).toEqual([409, mensajes.ultimaCuenta]);
    expect(mensaje(await poner(ADMIN.usuario, 'inactivo', otra))).toEqual([409, mensajes.ultimaCuenta]);
  });

  it('is of one of two who demote each other at once, never of both', async () => {
    await app().base.db.updateTable('usuario').set({ activo: 0 }).execute();
    const [deAna, deBea] = [await alguien('ana', ENTERO), await alguien('bea', ENTERO)];
    await Promise.all([cambiar('bea', LIGAS, deAna), cambiar('ana', LIGAS, deBea)]);
    const { db } = app().base;
    const filas = await db
      .selectFrom('usuario')
      .select('rol')
      .where('activo', '=', 1)
      .orderBy('rol')
      .execute();
    expect(filas.map(({ rol }) => rol)).toEqual(['ligas', 'todo']);
  });

  it('does not hand on bank and health data to who does not see them, in any way', async () => {
    const token = await alguien('sinmarca', SIN_MARCA);
    await alguien('berta', LIGAS);
    const crear = { token, body: { usuario: 'nueva', ...ENTERO } };
    const intentos = [
      await cambiar('berta', ENTERO, token),
      await cambiar(ADMIN.usuario, SIN_MARCA, token),
      await app().send('POST', RUTA_CUENTAS, crear),
      await app().send('POST', `${RUTA_CUENTAS}/${ADMIN.usuario}/enlace`, { token }),
    ];
    for (const intento of intentos) expect(mensaje(intento)).toEqual([403, mensajes.soloQuienVeReservados]);
    expect((await cambiar('berta', SIN_MARCA, token)).status).toBe(200);
    expect((await app().send('POST', `${RUTA_CUENTAS}/berta/enlace`, { token })).status).toBe(200);
    expect((await enlace(ADMIN.usuario)).status).toBe(200);
  });

  it('of the leagues takes back its own acts, and not another’s nor the club’s settings', async () => {
    const token = await alguien('berta', LIGAS);
    const { liga } = await unaLigaConDos(app());
    const deAdmin = await ultima();
    expect((await app().send('GET', `/api/private/log/operaciones/${deAdmin}`, { token })).status).toBe(403);
    expect(
      (await app().send('POST', `/api/private/log/operaciones/${deAdmin}/deshacer`, { token })).status,
    ).toBe(403);
    expect((await ver(deAdmin)).impedimento).toBeNull();
    const antes = app().token;
    app().token = token;
    await unJugador(app(), { nombre: 'Eva', idLiga: liga.id });
    app().token = antes;
    const suya = await ultima();
    expect(
      (await app().send('POST', `/api/private/log/operaciones/${suya}/deshacer`, { token })).status,
    ).toBe(200);
    // What it did when it could do more.
    await cambiar('berta', SIN_MARCA);
    app().token = token;
    await app().api('POST', '/api/private/configuracion/save', [
      { clave: 'mostrarIncidencias', valor: 'true' },
    ]);
    app().token = antes;
    const ajuste = await ultima();
    await cambiar('berta', LIGAS);
    expect(
      (await app().send('POST', `/api/private/log/operaciones/${ajuste}/deshacer`, { token })).status,
    ).toBe(403);
    expect((await deshacer(ajuste)).status).toBe(200);
  });

  it('of the results takes nothing back that also changed what it may not write', async () => {
    const token = await alguien('berta', LIGAS);
    const { liga, quienes } = await unaLigaConDos(app());
    await unPartido(app(), quienes);
    const ruta = `/api/private/ligas/nuevaTemporada?idLiga=${liga.id}&pendientes=cancelar`;
    expect((await app().send('POST', ruta, { token })).status).toBe(200);
    const suya = await ultima();
    const tocadas = (await ver(suya)).efectos.map(({ tabla }) => tabla);
    expect(tocadas).toEqual(expect.arrayContaining(['partido', 'liga']));
    await cambiar('berta', { rol: 'resultados', reservados: false });
    const { status } = await app().send('POST', `/api/private/log/operaciones/${suya}/deshacer`, { token });
    expect(status).toBe(403);
  });

  it('that reads no requests is told of none on the front page', async () => {
    await app()
      .base.db.insertInto('solicitud')
      .values({
        tipo: 'contacto',
        dt: 0,
        dia: '2026-11-20',
        nombre: 'Nerea',
        nombreBusqueda: 'nerea',
        referencia: 'c',
        datos: '[]',
        avisos: '[]',
      })
      .execute();
    const leer = async (token: string) =>
      ((await app().send('GET', '/api/private/resumen', { token })).body as Resumen).solicitudes;
    expect(await leer(app().token)).toMatchObject({ sinLeer: 1, sinAtender: 1 });
    expect(await leer(await alguien('berta', LIGAS))).toEqual({ sinLeer: 0, sinAtender: 0, unica: null });
  });
});
