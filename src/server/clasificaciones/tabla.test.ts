import { expect, it } from 'vitest';
import type { FilaClasificacion } from '#contract/liga/clasificaciones.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { datosJugador, jugadoresDe, unaLiga, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { alVerTablas } from '#tests/support/tablas.ts';

describeEngines('the table of a league', (engine) => {
  const app = useApp(engine);
  const { ver, enfrentar } = alVerTablas(app);

  it('count points, sets and games as the league rules say', async () => {
    const liga = await unaLiga(app());
    const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Berta', 'Carla');
    await enfrentar(liga, jugadores, [
      [0, 1, '6-4 4-6 10-7'],
      [1, 2, '6-0 6-1'],
    ]);
    await unPartido(app(), {
      idLiga: liga.id,
      idJugador1: jugadores[0]?.id ?? 0,
      idJugador2: jugadores[2]?.id ?? 0,
      fecha: '2026-10-10T10:00',
      jugador2NoPresenta: true,
    });
    const { clasificaciones } = await ver(liga.id);
    expect(clasificaciones).toMatchObject([
      {
        jugador: 'Ana',
        puntos: 6,
        partidosJugados: 2,
        partidosGanados: 2,
        setsGanados: 4,
        setsPerdidos: 1,
        juegosGanados: 23,
        juegosPerdidos: 10,
        woGanados: 1,
        woPerdidos: 0,
      },
      {
        jugador: 'Berta',
        puntos: 4,
        partidosJugados: 2,
        partidosGanados: 1,
        setsGanados: 3,
        setsPerdidos: 2,
      },
      { jugador: 'Carla', puntos: 1, partidosJugados: 2, partidosGanados: 0, woPerdidos: 1 },
    ]);
  });

  it('cross players: wins, wins − 2 while legs are missing, null against oneself', async () => {
    const liga = await unaLiga(app(), { idaVuelta: true, fechaIdaVuelta: '2026-11-01' });
    const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Berta', 'Carla');
    await enfrentar(liga, jugadores, [
      [0, 1, '6-0 6-0'],
      [1, 0, '0-6 0-6'],
      [0, 2, '6-0 6-0'],
    ]);
    const { cruces } = await ver(liga.id);
    expect(cruces.map(({ jugador, cruces: celdas }) => [jugador, celdas])).toEqual([
      ['Ana', [null, 2, -1]],
      ['Berta', [0, null, -2]],
      ['Carla', [-2, -2, null]],
    ]);
    expect(cruces.map(({ pos }) => pos)).toEqual([1, 2, 3]);
  });

  it('cross by one leg until the day of the second one', async () => {
    const liga = await unaLiga(app(), { idaVuelta: true, fechaIdaVuelta: '2026-11-22' });
    await enfrentar(liga, await jugadoresDe(app(), liga.id, 'Ana', 'Berta'), [[0, 1, '6-0 6-0']]);
    const celdas = async () => (await ver(liga.id)).cruces.map(({ cruces }) => cruces);
    expect(await celdas()).toEqual([
      [null, 1],
      [0, null],
    ]);
    app().reloj.set('2026-11-22T00:00');
    expect(await celdas()).toEqual([
      [null, -1],
      [-2, null],
    ]);
  });

  it('explain what put a player before another one with the same points', async () => {
    const liga = await unaLiga(app());
    const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Berta', 'Carla', 'Dora');
    await enfrentar(liga, jugadores, [
      [1, 0, '6-0 6-0'],
      [0, 2, '6-0 6-0'],
      [1, 3, '0-6 0-6'],
    ]);
    const { clasificaciones } = await ver(liga.id);
    const berta = clasificaciones.find(({ jugador }) => jugador === 'Berta') as FilaClasificacion;
    expect(berta.desempate).toEqual({
      criterio: 'directo',
      idRival: jugadores[0]?.id,
      rival: 'Ana',
      medida: null,
      valor: 1,
      valorRival: 0,
      explicacion: expect.stringContaining('Va por delante de Ana'),
    });
    expect(clasificaciones.at(-1)?.desempate).toBeNull();
  });

  it('say so when nothing separates two players', async () => {
    const liga = await unaLiga(app());
    await jugadoresDe(app(), liga.id, 'Óscar', 'Nora');
    const { clasificaciones } = await ver(liga.id);
    expect(clasificaciones.map(({ jugador, puesto, empatado }) => [jugador, puesto, empatado])).toEqual([
      ['Nora', 1, true],
      ['Óscar', 1, true],
    ]);
    expect(clasificaciones[0]?.desempate).toMatchObject({ criterio: 'ninguno', rival: 'Óscar', valor: null });
  });

  it('put eliminated players, and those who left but played, after all others', async () => {
    const liga = await unaLiga(app());
    const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Berta', 'Carla', 'Dora');
    const [ana, berta] = jugadores as [Jugador, Jugador];
    await enfrentar(liga, jugadores, [
      [0, 2, '6-0 6-0'],
      [1, 3, '6-0 6-0'],
      [2, 3, '6-0 6-0'],
    ]);
    const guardar = (jugador: Jugador, cambios: object) =>
      app().api('POST', `/api/private/jugadores/${jugador.id}`, {
        ...datosJugador({ nombre: jugador.nombre, idLiga: liga.id }),
        ...cambios,
      });
    await guardar(ana, { estado: 'eliminado' });
    await guardar(berta, { idLiga: null });
    const { clasificaciones, cruces } = await ver(liga.id);
    expect(clasificaciones.map(({ jugador }) => jugador)).toEqual(['Carla', 'Dora', 'Ana', 'Berta']);
    expect(clasificaciones[2]).toMatchObject({ estado: 'eliminado', puntos: 3 });
    expect(cruces.map(({ jugador }) => jugador)).toEqual(['Carla', 'Dora', 'Ana', 'Berta']);
  });

  it('count what is postponed and the incidents of that league, never their days', async () => {
    const { liga, ana, quienes } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, jugador1Aplaza: true });
    const otra = await unaLiga(app(), { division: 2 });
    for (const [idLiga, fecha] of [
      [liga.id, '2026-11-28'],
      [liga.id, '2026-11-29'],
      [otra.id, '2026-11-28'],
    ] as const)
      await app().base.db.insertInto('incidencia').values({ idLiga, idJugador: ana.id, fecha }).execute();
    const { clasificaciones } = await ver(liga.id);
    const fila = clasificaciones.find(({ idJugador }) => idJugador === ana.id);
    expect(fila).toMatchObject({ aplazados: 1, aplazadosTotal: 1, incidencias: 2 });
    expect(JSON.stringify(clasificaciones)).not.toContain('2026-11-2');
  });
});
