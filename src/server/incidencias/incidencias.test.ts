import { describe, expect, it } from 'vitest';
import { incidenciasApi } from '#contract/liga/incidencias.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { jugadoresDe, unaLiga, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const RUTA = '/api/private/incidencias';
const [SABADO, DOMINGO] = ['2026-11-21', '2026-11-22'];
const UN_DIA = { hasta: null, motivo: null };

describeEngines('incidencias', (engine) => {
  const app = useApp(engine);

  const guardar = (id: number, body: object) => app().api('POST', `${RUTA}/${id}`, body);
  const buscar = (filtro: object) =>
    app().call(incidenciasApi.buscar, {
      body: { idLiga: null, jugador: null, fecha: null, desde: null, ...filtro },
    });

  const escenario = async () => {
    const liga = await unaLiga(app());
    const [ana, luis] = (await jugadoresDe(app(), liga.id, 'Ana Gil', 'Íñigo Paz')) as [Jugador, Jugador];
    return { liga, ana, luis, deAna: { idLiga: liga.id, idJugador: ana.id, fecha: SABADO } };
  };

  it('are created, read, replaced and deleted', async () => {
    const { deAna } = await escenario();
    const { body: creada } = await guardar(0, deAna);
    expect(creada).toEqual({ ...deAna, ...UN_DIA, id: expect.any(Number), version: 1, creadas: 1 });
    const { id } = creada as { id: number };
    expect((await app().api('GET', `${RUTA}/${id}`)).body).toEqual({ ...deAna, ...UN_DIA, id, version: 1 });
    const movida = await guardar(id, { ...deAna, fecha: DOMINGO, version: 1 });
    expect(movida.body).toEqual({ ...deAna, ...UN_DIA, id, fecha: DOMINGO, version: 2, creadas: 0 });
    expect(await app().api('DELETE', `${RUTA}/${id}`)).toMatchObject({ status: 204 });
    expect((await app().api('GET', `${RUTA}/${id}`)).status).toBe(404);
    expect((await app().api('DELETE', `${RUTA}/${id}`)).status).toBe(404);
  });

  it('of two days are two days and not a range; the answer is the first', async () => {
    const { deAna } = await escenario();
    const { body } = await guardar(0, { ...deAna, fecha2: '2026-11-28' });
    expect(body).toMatchObject({ fecha: SABADO, creadas: 2 });
    expect((await buscar({})).map(({ fecha }) => fecha)).toEqual(['2026-11-28', SABADO]);
  });

  it('of two days, the one that exists is left alone; of one day, it is a conflict', async () => {
    const { deAna } = await escenario();
    await guardar(0, deAna);
    expect((await guardar(0, { ...deAna, fecha2: DOMINGO })).body).toMatchObject({
      fecha: DOMINGO,
      creadas: 1,
    });
    const otraVez = await guardar(0, { ...deAna, fecha2: DOMINGO });
    expect(otraVez).toMatchObject({ status: 409, body: { message: mensajes.incidenciaRepetida } });
  });

  it('the same day twice is one incident', async () => {
    const { deAna } = await escenario();
    expect((await guardar(0, { ...deAna, fecha2: SABADO })).body).toMatchObject({ creadas: 1 });
  });

  it('cannot be moved onto a day that has one, nor take a second day', async () => {
    const { deAna } = await escenario();
    const { body } = await guardar(0, { ...deAna, fecha2: DOMINGO });
    const { id } = body as { id: number };
    expect(await guardar(id, { ...deAna, fecha: DOMINGO })).toMatchObject({
      status: 409,
      body: { message: mensajes.incidenciaRepetida },
    });
    expect(await guardar(id, { ...deAna, fecha2: '2026-11-29' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'fecha2' }] },
    });
  });

  it('from a day to another are one, which holds every day of it', async () => {
    const { ana, deAna } = await escenario();
    const { body } = await guardar(0, { ...deAna, hasta: '2026-12-06', motivo: ' Viaje ' });
    expect(body).toMatchObject({ fecha: SABADO, hasta: '2026-12-06', motivo: 'Viaje', creadas: 1 });
    for (const [fecha, cuantas] of [
      ['2026-11-20', 0],
      [SABADO, 1],
      ['2026-11-30', 1],
      ['2026-12-06', 1],
      ['2026-12-07', 0],
    ] as const)
      expect(await buscar({ fecha })).toHaveLength(cuantas);
    expect(await buscar({ desde: '2026-12-06' })).toHaveLength(1);
    expect(await buscar({ desde: '2026-12-07' })).toEqual([]);
    const ausentes = (await app().api('GET', '/api/private/partidos/incidencias')).body;
    expect(Object.keys(ausentes as object)).toHaveLength(16);
    expect(ausentes).toMatchObject({ [SABADO]: [ana.id], '2026-12-06': [ana.id] });
  });

  it('of who was removed from the leagues are not counted among those of a day', async () => {
    const { ana, deAna } = await escenario();
    await guardar(0, deAna);
    await app().api('POST', `/api/private/jugadores/${ana.id}`, { ...ana, estado: 'eliminado' });
    expect((await app().api('GET', '/api/private/partidos/incidencias')).body).toEqual({});
  });

  it('from a day to another take in those they hold, and one inside another is a conflict', async () => {
    const { deAna } = await escenario();
    await guardar(0, { ...deAna, dias: [DOMINGO, '2026-12-20'] });
    await guardar(0, { ...deAna, hasta: '2026-11-29' });
    expect((await buscar({})).map(({ fecha, hasta }) => [fecha, hasta])).toEqual([
      ['2026-12-20', null],
      [SABADO, '2026-11-29'],
    ]);
    for (const otra of [{ fecha: DOMINGO }, { fecha: DOMINGO, hasta: '2026-11-29' }])
      expect(await guardar(0, { ...deAna, ...otra })).toMatchObject({
        status: 409,
        body: { message: mensajes.incidenciaRepetida },
      });
    const { body } = await guardar(0, { ...deAna, fecha: '2026-11-29', dias: ['2026-11-30'] });
    expect(body).toMatchObject({ fecha: '2026-11-30', creadas: 1 });
  });

  it('are made longer and shorter, taking in what they reach', async () => {
    const { deAna } = await escenario();
    const { id } = (await guardar(0, deAna)).body as { id: number };
    await guardar(0, { ...deAna, fecha: '2026-11-28' });
    expect((await guardar(id, { ...deAna, hasta: '2026-11-28' })).body).toMatchObject({
      hasta: '2026-11-28',
      creadas: 0,
    });
    expect(await buscar({})).toHaveLength(1);
    expect((await guardar(id, { ...deAna, hasta: SABADO })).body).toMatchObject({ hasta: null });
  });

  it('of several loose days are as many, and the reason is in each', async () => {
    const { deAna } = await escenario();
    const dias = ['2026-12-05', DOMINGO, DOMINGO];
    expect((await guardar(0, { ...deAna, dias, motivo: 'Exámenes' })).body).toMatchObject({ creadas: 3 });
    const todas = await buscar({});
    expect(todas.map(({ fecha, motivo }) => [fecha, motivo])).toEqual([
      ['2026-12-05', 'Exámenes'],
      [DOMINGO, 'Exámenes'],
      [SABADO, 'Exámenes'],
    ]);
  });

  it.each([
    ['a last day before the first', { hasta: '2026-11-20' }],
    ['more than a year', { hasta: '2027-11-22' }],
    ['a period and a second day', { hasta: DOMINGO, fecha2: '2026-12-05' }],
    ['a period and loose days', { hasta: DOMINGO, dias: ['2026-12-05'] }],
  ])('refuse %s', async (_, cambio) => {
    const { deAna } = await escenario();
    expect(await guardar(0, { ...deAna, ...cambio })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'hasta' }] },
    });
  });

  it.each([
    ['idLiga', { idLiga: 999_999 }, mensajes.ligaInexistente],
    ['idJugador', { idJugador: 999_999 }, mensajes.jugadorInexistente],
  ])('refuse a %s that does not exist', async (path, cambio, message) => {
    const { deAna } = await escenario();
    const refused = await guardar(0, { ...deAna, ...cambio });
    expect(refused).toMatchObject({ status: 400, body: { message, errors: [{ path }] } });
  });

  it('are of players of the league', async () => {
    const { deAna } = await escenario();
    const otra = await unaLiga(app(), { division: 2 });
    expect(await guardar(0, { ...deAna, idLiga: otra.id })).toMatchObject({
      status: 400,
      body: { message: mensajes.jugadorFueraDeLiga, errors: [{ path: 'idJugador' }] },
    });
  });

  it('stay those of who has left the league, but go to nobody else outside it', async () => {
    const { liga, ana, luis, deAna } = await escenario();
    const otra = await unaLiga(app(), { division: 2 });
    const { id } = (await guardar(0, deAna)).body as { id: number };
    for (const uno of [ana, luis])
      await app().api('POST', `/api/private/jugadores/${uno.id}`, { ...uno, idLiga: otra.id });
    expect((await guardar(id, { ...deAna, fecha: DOMINGO })).status).toBe(200);
    expect((await guardar(id, { ...deAna, idLiga: otra.id })).status).toBe(200);
    for (const cambio of [{ idLiga: liga.id }, { idLiga: liga.id, idJugador: luis.id }])
      expect(await guardar(id, { ...deAna, ...cambio })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'idJugador', message: mensajes.jugadorFueraDeLiga }] },
      });
    const tercera = await unaLiga(app(), { division: 3 });
    const [eva] = await jugadoresDe(app(), tercera.id, 'Eva');
    expect((await guardar(id, { ...deAna, idLiga: otra.id, idJugador: eva?.id })).status).toBe(400);
  });

  it('refuse a save over an older version, and show what is there now', async () => {
    const { deAna } = await escenario();
    const { id } = (await guardar(0, deAna)).body as { id: number };
    await guardar(id, { ...deAna, fecha: DOMINGO, version: 1 });
    expect(await guardar(id, { ...deAna, version: 1 })).toMatchObject({
      status: 409,
      body: { message: mensajes.cambiadoMientras, actual: { ...deAna, id, fecha: DOMINGO, version: 2 } },
    });
  });

  it('are found by league, day and name whatever its case and accents, newest first', async () => {
    const { liga, ana, luis, deAna } = await escenario();
    await guardar(0, { ...deAna, fecha2: DOMINGO });
    await guardar(0, { ...deAna, idJugador: luis.id });
    const todas = await buscar({});
    expect(todas.map(({ fecha, jugador }) => [fecha, jugador])).toEqual([
      [DOMINGO, 'Ana Gil'],
      [SABADO, 'Ana Gil'],
      [SABADO, 'Íñigo Paz'],
    ]);
    expect(todas[0]).toMatchObject({ liga: liga.nombre, idJugador: ana.id });
    expect(await buscar({ jugador: 'INIGO' })).toHaveLength(1);
    expect(await buscar({ fecha: SABADO, idLiga: liga.id })).toHaveLength(2);
    expect(await buscar({ idLiga: 999_999 })).toEqual([]);
    const suyas = await app().call(incidenciasApi.deJugador, { params: { id: ana.id } });
    expect(suyas.map(({ fecha }) => fecha)).toEqual([DOMINGO, SABADO]);
    expect((await app().api('GET', `${RUTA}/jugador/999999`)).status).toBe(404);
  });

  it('need a token', async () => {
    expect((await app().send('POST', `${RUTA}/search`, { body: {} })).status).toBe(401);
  });

  describe('of injured players', () => {
    const lesionados = (body: object) => app().api('POST', `${RUTA}/lesionadosSave`, body);

    const conLesionados = async () => {
      const social = await unaLiga(app());
      const infantil = await unaLiga(app(), { tipo: 'infantil' });
      const cerrada = await unaLiga(app(), { division: 2 });
      for (const idLiga of [social.id, infantil.id, cerrada.id])
        await unJugador(app(), { idLiga, estado: 'lesion' });
      await unJugador(app(), { idLiga: social.id, estado: 'lesion', nombre: 'Ana Gil' });
      await unJugador(app(), { idLiga: social.id });
      await unJugador(app(), { idLiga: social.id, estado: 'eliminado' });
      await app().api('POST', `/api/private/ligas/${cerrada.id}`, { ...cerrada, estado: 'inactiva' });
    };

    it('are those of active leagues of the type, each once', async () => {
      await conLesionados();
      const enviado = { tipo: 'social', fecha1: SABADO, fecha2: DOMINGO };
      expect((await lesionados({ tipo: 'social', fecha1: SABADO })).body).toBe(2);
      expect((await lesionados(enviado)).body).toBe(2);
      expect((await lesionados(enviado)).body).toBe(0);
      expect(await buscar({})).toHaveLength(4);
    });

    it('twenty calls at once create each of them once', async () => {
      await conLesionados();
      const calls = Array.from({ length: 20 }, () => lesionados({ tipo: 'social', fecha1: SABADO }));
      const creadas = (await Promise.all(calls)).map(({ body }) => Number(body));
      expect(creadas.reduce((a, b) => a + b)).toBe(2);
    });

    it('need a type and a day; without leagues of the type there are none', async () => {
      expect((await lesionados({ tipo: 'social' })).status).toBe(400);
      expect((await lesionados({ fecha1: SABADO })).status).toBe(400);
      expect(await lesionados({ tipo: 'playoff', fecha1: SABADO })).toMatchObject({ status: 200, body: 0 });
    });
  });
});
