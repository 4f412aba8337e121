import { expect, it } from 'vitest';
import { avisosApi } from '#contract/club/avisos.ts';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { datosJugador, datosLiga, unaLigaConDos, unaPista } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('undo', (engine) => {
  const app = useApp(engine);
  const { lineas, ultima, ver, deshacer } = registroDe(app);

  it('of each write gives the tables back, and undoing the undo does it again', async () => {
    const { pista, ana, liga } = await unaLigaConDos(app());
    const pasos: [string, 'POST' | 'DELETE', string, unknown?][] = [
      ['court', 'POST', `pistas/${pista.id}`, { nombre: 'Otra', estado: 'inactiva' }],
      ['court gone', 'DELETE', `pistas/${pista.id}`],
      ['player', 'POST', `jugadores/${ana.id}`, datosJugador({ nombre: 'Ana María', email: 'a@b.example' })],
      ['new player', 'POST', 'jugadores/0', datosJugador({ idLiga: liga.id })],
      ['rules', 'POST', `ligas/${liga.id}`, datosLiga({ idaVuelta: true })],
      ['settings', 'POST', 'configuracion/save', [{ clave: 'mostrarIncidencias', valor: 'true' }]],
      ['new season', 'POST', `ligas/nuevaTemporada?idLiga=${liga.id}`],
    ];
    const estados = [await tablas(app())];
    const operaciones: number[] = [];
    for (const [, metodo, ruta, cuerpo] of pasos) {
      const { status, headers } = await app().api(metodo, `/api/private/${ruta}`, cuerpo);
      expect(status).toBeLessThan(300);
      operaciones.push(await ultima());
      expect(headers['x-operation']).toBe(String(operaciones.at(-1)));
      estados.push(await tablas(app()));
    }
    for (const id of operaciones.toReversed()) {
      estados.pop();
      expect((await deshacer(id)).status).toBe(200);
      expect(await tablas(app())).toEqual(estados.at(-1));
      const rehacer = await ultima();
      expect((await deshacer(rehacer)).status).toBe(200);
      expect((await deshacer(await ultima())).status).toBe(200);
      expect(await tablas(app())).toEqual(estados.at(-1));
    }
  });

  it('of deleted players, alone or with their league, brings back that they want no mails, and no link', async () => {
    const { ana, liga } = await unaLigaConDos(app());
    const params = { id: ana.id };
    const quiere = async () => (await app().call(avisosApi.leerDeJugador, { params })).avisos;
    await app().call(enlacePersonalApi.crear, { params });
    await app().call(avisosApi.deJugador, { params, body: { avisos: false } });
    const suya = { params: { id: liga.id }, body: null };
    const { haria: borrado } = await app().rehearse(ligasApi.borrarEntera, suya);
    const borrados = [
      ['POST', `ligas/${liga.id}/borrado`, borrado],
      ['DELETE', `jugadores/${ana.id}`, undefined],
    ] as const;
    for (const [metodo, ruta, cuerpo] of borrados) {
      expect((await app().api(metodo, `/api/private/${ruta}`, cuerpo)).status).toBeLessThan(300);
      expect(await app().base.db.selectFrom('enlace_personal').selectAll().execute()).toEqual([]);
      for (const _ of ['undone', 'done again', 'undone again'])
        expect((await deshacer(await ultima())).status).toBe(200);
      expect(await quiere()).toBe(false);
      const { tokenHash } = await app()
        .base.db.selectFrom('enlace_personal')
        .select('tokenHash')
        .executeTakeFirstOrThrow();
      expect(tokenHash).toBeNull();
    }
  });

  it('is offered with the answer to what left something to take back, and with no other', async () => {
    const pista = await unaPista(app());
    const cabecera = async (metodo: 'GET' | 'POST', ruta: string, cuerpo?: unknown) =>
      (await app().api(metodo, `/api/private/${ruta}`, cuerpo)).headers['x-operation'];
    const igual = { nombre: pista.nombre, estado: pista.estado };
    expect(await cabecera('POST', `pistas/${pista.id}`, { ...igual, nombre: 'Otra' })).toBe(
      String(await ultima()),
    );
    expect(await cabecera('POST', `pistas/${pista.id}`, { ...igual, nombre: 'Otra' })).toBe('0');
    expect(await cabecera('GET', 'pistas')).toBeUndefined();
    expect(await cabecera('POST', 'jugadores/search', {})).toBeUndefined();
  });

  it('of a deleted news item gives visitors the same news again', async () => {
    const datos = { title: 'Torneo', content: '<p>Hola</p>', link: null, fecha: '2026-11-20T18:00' };
    const { body } = await app().api('POST', '/api/private/noticias/0', {
      ...datos,
      publicada: true,
      fijada: false,
    });
    const antes = (await app().send('GET', '/api/news/')).body;
    const { id } = body as { id: number };
    expect((await app().api('DELETE', `/api/private/noticias/${id}`)).status).toBe(204);
    expect((await app().send('GET', '/api/news/')).body).not.toEqual(antes);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect((await app().send('GET', '/api/news/')).body).toEqual(antes);
  });

  it('of several lines written at once says how many they are, also when a search finds one', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    const linea = { ...quienes, idPista: pista.id };
    const { body } = await app().api('POST', '/api/private/partidos/guardarPropuesta', [
      { ...linea, fecha: '2026-11-28T10:00' },
      { ...linea, fecha: '2026-11-29T18:00' },
    ]);
    expect(body).toMatchObject({ creados: 2 });
    const [segunda, primera, antes] = await lineas();
    expect([segunda?.juntas, primera?.juntas, antes?.juntas]).toEqual([2, 2, 1]);
    expect(segunda?.deUnaVez).toBe(primera?.deUnaVez);
    const { body: halladas } = await app().api('GET', '/api/private/log/lineas?texto=18:00');
    expect(halladas).toMatchObject([{ id: segunda?.id, juntas: 2 }]);
    expect(await ver(await ultima())).toMatchObject({
      cuantas: 2,
      efectos: [{ tabla: 'partido', vuelven: 0, seVan: 2, cambian: 0 }],
    });
  });

  it('is offered for 30 days', async () => {
    const pista = await unaPista(app());
    const id = await ultima();
    app().reloj.advance(30 * 24);
    app().token = await app().signIn();
    expect((await ver(id)).impedimento).toBeNull();
    app().reloj.advance(1);
    expect((await deshacer(id)).status).toBe(404);
    expect((await lineas()).map(({ operacion }) => operacion)).toEqual([null]);
    expect((await app().api('GET', `/api/private/pistas/${pista.id}`)).status).toBe(200);
  });

  it('of two at the same moment, one is done', async () => {
    const pista = await unaPista(app());
    await app().api('DELETE', `/api/private/pistas/${pista.id}`);
    const id = await ultima();
    const statuses = (await Promise.all([deshacer(id), deshacer(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('needs a session, and an operation', async () => {
    expect((await app().send('POST', '/api/private/log/operaciones/1/deshacer')).status).toBe(401);
    expect((await deshacer(2_000_000)).status).toBe(404);
  });
});
