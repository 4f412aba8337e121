import { describe, expect, it } from 'vitest';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { partidosApi, puntuacionesApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as deReglas } from '#domain/partido/mensajes.ts';
import { jugadoresDe, marcador, unaLiga, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const RUTA = '/api/private/partidos/guardarpuntuaciones';
const AYER = '2026-11-20T18:00';

describeEngines('puntuaciones', (engine) => {
  const app = useApp(engine);
  const guardar = (partidos: object[]) => app().api('POST', RUTA, { partidos });
  const leer = (id: number) => app().call(partidosApi.leer, { params: { id } });
  const pendientes = (tipo: 'social' | 'infantil' = 'social') =>
    app().call(puntuacionesApi.pendientes, { query: { tipo } });

  /** Two matches of yesterday, half a day apart. */
  const dosPartidos = async () => {
    const { liga, quienes } = await unaLigaConDos(app(), { idaVuelta: true, fechaIdaVuelta: '2026-11-01' });
    const uno = await unPartido(app(), { ...quienes, fecha: AYER });
    const dos = await unPartido(app(), { ...quienes, fecha: '2026-11-20T08:00' });
    return { liga, quienes, uno, dos };
  };

  describe('the pending ones', () => {
    it('are past their time, without result nor postponement, oldest first, with names', async () => {
      const { liga, quienes, uno, dos } = await dosPartidos();
      await unPartido(app(), { ...quienes, fecha: '2026-11-19T10:00', ...marcador('6-0 6-0') });
      await unPartido(app(), { ...quienes, fecha: '2026-11-18T10:00', jugador1NoPresenta: true });
      await unPartido(app(), { ...quienes, fecha: '2026-11-17T10:00', jugador2Aplaza: true });
      await unPartido(app(), { ...quienes, fecha: '2026-11-21T09:30', duracion: 60 });
      const filas = await pendientes();
      expect(filas.map(({ id }) => id)).toEqual([dos.id, uno.id]);
      expect(filas[0]).toMatchObject({ jugador1: 'Ana Gil', jugador2: 'Luis Paz', liga: liga.nombre });
      app().reloj.set('2026-11-21T10:30');
      expect(await pendientes()).toHaveLength(3);
    });

    it('are of leagues of that type only, over or not; a type is needed', async () => {
      const { liga } = await dosPartidos();
      expect(await pendientes('infantil')).toEqual([]);
      await app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, estado: 'inactiva' });
      expect(await pendientes()).toHaveLength(2);
      expect((await app().api('GET', '/api/private/partidos/pendientespuntuar')).status).toBe(400);
    });
  });

  it('are saved all at once; what is not scored of a match stays as it was', async () => {
    const { uno, dos } = await dosPartidos();
    const saved = await guardar([
      { id: uno.id, ...marcador('6-4 3-6 10-8'), observaciones: 'Con lluvia', version: 1 },
      { id: dos.id, jugador1NoPresenta: true, ...marcador('6-0'), version: 1 },
    ]);
    expect(saved).toMatchObject({ status: 200, body: { guardados: 2, avisos: [] } });
    const { avisos: _, ...antes } = uno;
    const cambios = { ...marcador('6-4 3-6 10-8'), observaciones: 'Con lluvia', version: 2 };
    expect(await leer(uno.id)).toEqual({ ...antes, ...cambios });
    expect(await leer(dos.id)).toMatchObject({ ...marcador('0-6 0-6'), jugador1NoPresenta: true });
    expect(await pendientes()).toEqual([]);
  });

  it('forty are saved in one transaction', async () => {
    const liga = await unaLiga(app());
    const jugadores = (await jugadoresDe(app(), liga.id, 'Ana', 'Luis', 'Eva', 'Iván')) as Jugador[];
    const ids: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      const [uno, dos] = [jugadores[i % 4], jugadores[(i + 1) % 4]] as [Jugador, Jugador];
      const fecha = `2026-10-${String(1 + Math.floor(i / 4)).padStart(2, '0')}T${10 + (i % 4) * 2}:00`;
      const quienes = { idLiga: liga.id, idJugador1: uno.id, idJugador2: dos.id };
      ids.push((await unPartido(app(), { ...quienes, fecha })).id);
    }
    const saved = await guardar(ids.map((id) => ({ id, ...marcador('6-2 6-3'), version: 1 })));
    expect(saved).toMatchObject({ status: 200, body: { guardados: 40 } });
    expect(await pendientes()).toEqual([]);
  });

  it('are all refused for one error, which names its match and players', async () => {
    const { uno, dos } = await dosPartidos();
    const refused = await guardar([
      { id: uno.id, ...marcador('6-4 6-4') },
      { id: dos.id, ...marcador('6-4 6-4'), jugador2Set2: null },
    ]);
    const message = `Ana Gil – Luis Paz: ${deReglas.faltaPareja}`;
    expect(refused).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: 'partidos.1.jugador2Set2', message }] },
    });
    expect(await pendientes()).toHaveLength(2);
  });

  it('tell every error of every match under one general sentence', async () => {
    const { uno, dos } = await dosPartidos();
    const refused = await guardar([
      { id: uno.id, jugador1Set1: 6.5, jugador2Set1: 100 },
      { id: dos.id, jugador1Aplaza: true, jugador2Aplaza: true },
    ]);
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.datosInvalidos } });
    expect((refused.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
      'partidos.0.jugador1Set1',
      'partidos.0.jugador2Set1',
      'partidos.1.jugador2Aplaza',
    ]);
  });

  it('warn beside the box, naming the players', async () => {
    const { uno } = await dosPartidos();
    const { body } = await guardar([{ id: uno.id, ...marcador('6-4 6-5') }]);
    const message = `Ana Gil – Luis Paz: ${deReglas.setInusual(2)}`;
    expect(body).toMatchObject({
      guardados: 1,
      avisos: expect.arrayContaining([{ path: 'partidos.0.jugador1Set2', message }]),
    });
  });

  it('are all refused when somebody changed one meanwhile, with what is there now', async () => {
    const { uno, dos } = await dosPartidos();
    await guardar([{ id: dos.id, ...marcador('6-1 6-1'), version: 1 }]);
    const refused = await guardar([
      { id: uno.id, ...marcador('6-4 6-4'), version: 1 },
      { id: dos.id, ...marcador('6-4 6-4'), version: 1 },
    ]);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: `Ana Gil – Luis Paz: ${mensajes.cambiadoMientras}`,
        errors: [{ path: 'partidos.1.version' }],
        actual: [{ id: dos.id, ...marcador('6-1 6-1'), version: 2 }],
      },
    });
    expect(await leer(uno.id)).toMatchObject({ version: 1, jugador1Set1: null });
  });

  it('refuse a match twice and one that is gone', async () => {
    const { uno } = await dosPartidos();
    expect(await guardar([{ id: uno.id }, { id: uno.id }])).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'partidos.1.id' }] },
    });
    expect(await guardar([{ id: uno.id }, { id: 999_999 }])).toMatchObject({
      status: 404,
      body: { errors: [{ path: 'partidos.1.id' }] },
    });
  });

  it('a match that is not postponed any more needs its court free', async () => {
    const { quienes, liga } = await unaLigaConDos(app());
    const pista = await unaPista(app(), { nombre: 'Prado 1' });
    const sitio = { fecha: AYER, idPista: pista.id };
    const aplazado = await unPartido(app(), { ...quienes, ...sitio, jugador1Aplaza: true });
    const [eva, ivan] = (await jugadoresDe(app(), liga.id, 'Eva', 'Iván')) as [Jugador, Jugador];
    await unPartido(app(), { idLiga: liga.id, idJugador1: eva.id, idJugador2: ivan.id, ...sitio });
    const message = `Ana Gil – Luis Paz: ${mensajes.pistaOcupada('Prado 1', '18:00', 'Eva – Iván')}`;
    expect(await guardar([{ id: aplazado.id, ...marcador('6-0 6-0') }])).toMatchObject({
      status: 409,
      body: { message, errors: [{ path: 'partidos.0.fecha' }] },
    });
    const sigueAplazado = await guardar([{ id: aplazado.id, jugador1Aplaza: true }]);
    expect(sigueAplazado).toMatchObject({ status: 200, body: { guardados: 1 } });
  });

  it('a match that already held its place is scored, whatever else is written there', async () => {
    const { uno, dos } = await dosPartidos();
    const encima = { fecha: uno.fecha, idJugador1: uno.idJugador1 };
    await app().base.db.updateTable('partido').set(encima).where('id', '=', dos.id).execute();
    expect(await guardar([{ id: uno.id, ...marcador('6-0 6-0') }])).toMatchObject({ status: 200 });
  });

  it('none is nothing to do', async () => {
    expect(await guardar([])).toMatchObject({ status: 200, body: { guardados: 0, avisos: [] } });
  });

  it('of two people at once on the same matches, one is told', async () => {
    const { uno, dos } = await dosPartidos();
    const enviados = [uno, dos].map(({ id }) => ({ id, ...marcador('6-2 6-2'), version: 1 }));
    const answers = await Promise.all([guardar(enviados), guardar(enviados.toReversed())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
