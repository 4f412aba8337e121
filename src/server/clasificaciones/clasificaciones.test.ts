import { describe, expect, it } from 'vitest';
import type { Clasificacion, FilaClasificacion, PartidoPublico } from '#contract/clasificaciones.ts';
import type { Jugador } from '#contract/jugadores.ts';
import { type Liga, ligasApi } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import {
  datosJugador,
  datosLiga,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { AHORA, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const NOMBRES = ['Ana', 'Berta', 'Carla', 'Dora', 'Eva', 'Flora', 'Gala', 'Hilda', 'Inma', 'Julia'];

describeEngines('clasificaciones', (engine) => {
  const app = useApp(engine);
  const ver = async (idLiga: number): Promise<Clasificacion> => {
    const { status, body } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${idLiga}`);
    expect(status).toBe(200);
    return body as Clasificacion;
  };
  const zonas = async (idLiga: number): Promise<string> => {
    const letras = { ascenso: 'A', promocionAscenso: 'a', promocionDescenso: 'd', descenso: 'D' };
    const { clasificaciones } = await ver(idLiga);
    return clasificaciones.map(({ zona }) => (zona ? letras[zona] : '-')).join('');
  };
  /** The first beats the second and so on, on days of their own. */
  async function enfrentar(liga: Liga, jugadores: Jugador[], resultados: [number, number, string][]) {
    for (const [i, [uno, dos, juegos]] of resultados.entries())
      await unPartido(app(), {
        idLiga: liga.id,
        idJugador1: jugadores[uno]?.id ?? 0,
        idJugador2: jugadores[dos]?.id ?? 0,
        fecha: `2026-10-${String(i + 1).padStart(2, '0')}T10:00`,
        ...marcador(juegos),
      });
  }

  it('lists the leagues that were played and are over, newest season first, and no other', async () => {
    const activa = await unaLiga(app());
    const nueva = await unaLiga(app(), { anio: 2025, division: 3 });
    const vieja = await unaLiga(app(), { anio: 2024, division: 2 });
    const sinJugar = await unaLiga(app(), { anio: 2025, division: 4 });
    for (const liga of [activa, nueva, vieja]) {
      const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Berta');
      await enfrentar(liga, jugadores, [[0, 1, '6-0 6-1']]);
    }
    for (const { id, anio, division } of [nueva, vieja, sinJugar]) {
      const body = datosLiga({ anio, division, estado: 'inactiva' });
      await app().call(ligasApi.guardar, { params: { id }, body });
    }
    const { body } = await app().send('GET', '/api/clasificaciones/terminadas?tipo=social');
    expect(body).toEqual(
      [nueva, vieja].map(({ id, nombre, tipo, division, anio }) => ({
        id,
        nombre,
        tipo,
        division,
        anio,
        hasta: '2026-10-01',
      })),
    );
    expect((await app().send('GET', '/api/clasificaciones/terminadas?tipo=infantil')).body).toEqual([]);
  });

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

  it('say so when only the name separates two players', async () => {
    const liga = await unaLiga(app());
    await jugadoresDe(app(), liga.id, 'Óscar', 'Nora');
    const { clasificaciones } = await ver(liga.id);
    expect(clasificaciones.map(({ jugador, empatado }) => [jugador, empatado])).toEqual([
      ['Nora', true],
      ['Óscar', true],
    ]);
    expect(clasificaciones[0]?.desempate).toMatchObject({ criterio: 'nombre', rival: 'Óscar', valor: null });
  });

  describe('zones', () => {
    it('are direct and play-off places between two other divisions', async () => {
      const [, segunda] = [
        await unaLiga(app(), { division: 1 }),
        await unaLiga(app(), { division: 2 }),
        await unaLiga(app(), { division: 3 }),
      ];
      await jugadoresDe(app(), segunda.id, ...NOMBRES);
      expect(await zonas(segunda.id)).toBe('AAaa--ddDD');
      expect(await ver(segunda.id)).toMatchObject({
        division: 2,
        primeraDivision: false,
        ultimaDivision: false,
      });
    });

    it('are one-sided at the top and at the bottom, and none in a sole division', async () => {
      const primera = await unaLiga(app(), { division: 1 });
      await jugadoresDe(app(), primera.id, ...NOMBRES.slice(0, 8));
      expect(await zonas(primera.id)).toBe('--------');
      const segunda = await unaLiga(app(), { division: 2 });
      await jugadoresDe(app(), segunda.id, ...NOMBRES.slice(0, 8));
      expect(await zonas(primera.id)).toBe('----ddDD');
      expect(await zonas(segunda.id)).toBe('AAaa----');
      expect(await ver(primera.id)).toMatchObject({ primeraDivision: true, ultimaDivision: false });
    });

    it('of children are direct places only, and Promoción is below all', async () => {
      const [primera, decima, promocion] = [
        await unaLiga(app(), { tipo: 'infantil', division: 1 }),
        await unaLiga(app(), { tipo: 'infantil', division: 10 }),
        await unaLiga(app(), { tipo: 'infantil', division: 0 }),
      ];
      for (const { id } of [primera, decima, promocion]) await jugadoresDe(app(), id, ...NOMBRES.slice(0, 8));
      expect(await zonas(primera.id)).toBe('------DD');
      expect(await zonas(decima.id)).toBe('AA----DD');
      expect(await zonas(promocion.id)).toBe('AA------');
    });

    it('do not look at other seasons, other types or, while active, inactive leagues', async () => {
      const liga = await unaLiga(app(), { division: 2 });
      await unaLiga(app(), { division: 1, anio: 2025 });
      await unaLiga(app(), { division: 1, tipo: 'infantil' });
      await unaLiga(app(), { division: 1, estado: 'inactiva' });
      await jugadoresDe(app(), liga.id, ...NOMBRES.slice(0, 8));
      expect(await zonas(liga.id)).toBe('--------');
      await app().api(
        'POST',
        `/api/private/ligas/${liga.id}`,
        datosLiga({ division: 2, estado: 'inactiva' }),
      );
      expect(await zonas(liga.id)).toBe('AAaa----');
    });

    it('nor points exist in friendlies', async () => {
      const liga = await unaLiga(app(), { tipo: 'amistosos' });
      const jugadores = await jugadoresDe(app(), liga.id, 'Zoe', 'Ana');
      await enfrentar(liga, jugadores, [[0, 1, '6-0 6-0']]);
      const { clasificaciones } = await ver(liga.id);
      expect(clasificaciones.map(({ jugador, puntos, zona }) => [jugador, puntos, zona])).toEqual([
        ['Ana', 0, null],
        ['Zoe', 0, null],
      ]);
    });
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

  it('list active leagues of a type, or of all, by level', async () => {
    await unaLiga(app(), { division: 2 });
    await unaLiga(app(), { division: 1 });
    await unaLiga(app(), { tipo: 'infantil', division: 0 });
    await unaLiga(app(), { tipo: 'infantil', division: 1 });
    await unaLiga(app(), { division: 3, estado: 'inactiva' });
    const nombres = async (query: string) => {
      const { body } = await app().send('GET', `/api/clasificaciones/ligas${query}`);
      return (body as { nombre: string }[]).map(({ nombre }) => nombre.replace(' - 2026/27', ''));
    };
    const social = ['Liga Social - 1ª División', 'Liga Social - 2ª División'];
    const infantil = ['Liga Infantil - 1ª División', 'Liga Infantil - Promoción'];
    expect(await nombres('?tipo=social')).toEqual(social);
    expect(await nombres('?tipo=infantil')).toEqual(infantil);
    expect(await nombres('?tipo=playoff')).toEqual([]);
    expect(await nombres('')).toEqual([...social, ...infantil]);
    const { body } = await app().send('GET', '/api/clasificaciones/ligas');
    expect(Object.keys((body as object[])[0] ?? {}).sort()).toEqual([
      'anio',
      'division',
      'id',
      'nombre',
      'tipo',
    ]);
    expect((await app().send('GET', '/api/clasificaciones/ligas?tipo=mixta')).status).toBe(400);
  });

  it('tell the matches of a player, newest first, and one match', async () => {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const jugado = await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-01T10:00',
      ...marcador('6-4 3-6 10-8'),
    });
    const proximo = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00', idPista: pista.id });
    const { body } = await app().send('GET', `/api/clasificaciones/jugador/${ana.id}`);
    const { nombre, partidos } = body as { nombre: string; partidos: PartidoPublico[] };
    expect(nombre).toBe('Ana Gil');
    expect(partidos.map(({ id }) => id)).toEqual([proximo.id, jugado.id]);
    expect(partidos[0]).toMatchObject({
      pista: pista.nombre,
      ganador: null,
      jugador1Sets: 0,
      jugador1Set1: null,
    });
    expect(partidos[1]).toMatchObject({
      idLiga: liga.id,
      liga: liga.nombre,
      tipo: 'social',
      jugador1Nombre: 'Ana Gil',
      jugador2Nombre: 'Luis Paz',
      jugador1Estado: 'activo',
      jugador1Sets: 2,
      jugador2Sets: 1,
      ...marcador('6-4 3-6 10-8'),
      ganador: 1,
      pista: null,
    });
    const uno = await app().send('GET', `/api/clasificaciones/partido/${jugado.id}`);
    expect(uno.body).toEqual(partidos[1]);
    const deLuis = await app().send('GET', `/api/clasificaciones/jugador/${luis.id}`);
    expect((deLuis.body as { partidos: unknown }).partidos).toEqual(partidos);
  });

  it.each(['ver?idLiga=999999', 'jugador/999999', 'jugador/0', 'partido/999999', 'partido/x'])(
    '404 for %s',
    async (ruta) => {
      expect(await app().send('GET', `/api/clasificaciones/${ruta}`)).toMatchObject({
        status: 404,
        body: { message: mensajes.noEncontrado },
      });
    },
  );

  it.each(['', '?idLiga=', '?idLiga=x', '?idLiga=0', '?idLiga=1e3', '?idLiga=1&idLiga=2'])(
    'refuse ver%s, naming idLiga',
    async (query) => {
      const { status, body } = await app().send('GET', `/api/clasificaciones/ver${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'idLiga' }] });
    },
  );

  it('never tell contact data: the whole demo season, every public call', async () => {
    await sembrarDemo(app().base, AHORA);
    await unJugador(app(), { email: 'secreto@correo.example', telefono: '555 999 999' });
    const [liga, jugador, partido] = await Promise.all(
      (['liga', 'jugador', 'partido'] as const).map(
        async (tabla) =>
          (await app().base.db.selectFrom(tabla).select('id').orderBy('id', 'desc').execute())[5]?.id,
      ),
    );
    for (const ruta of [
      'clasificaciones/ligas',
      `clasificaciones/ver?idLiga=${liga}`,
      `clasificaciones/jugador/${jugador}`,
      `clasificaciones/partido/${partido}`,
      'horarios/proximos',
    ]) {
      const { status, text } = await app().send('GET', `/api/${ruta}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/@|email|telefono|555 /i);
    }
  });
});
