import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { type Liga, ligasApi } from '#contract/liga/ligas.ts';
import { type Cierre, cierreApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { jugadoresDe, marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

const CIERRE = '/api/private/ligas/cierre';

describeEngines('a season of cycles', (engine) => {
  const app = useApp(engine);
  const { lineas, ultima, deshacer } = registroDe(app);

  const ver = (mas: object = {}): Promise<Cierre> =>
    app().call(cierreApi.ver, { query: { tipo: 'social', fin: 'ciclo', ...mas } });
  const cerrar = (cierre: Cierre) =>
    app().api('POST', CIERRE, {
      ...{ tipo: cierre.tipo, deporte: cierre.deporte, modo: cierre.modo, fin: cierre.fin },
      ...{ anio: cierre.anio, huella: cierre.huella, puestos: 'mantener', desempates: [] },
      destinos: cierre.destinos.map(({ idJugador, a }) => ({ idJugador, a })),
    });

  /** One up and one down, the first one by two; each beats those who come after. */
  const division = async (numero: number, cambios: object, ...nombres: string[]) => {
    const base = await unaLiga(app(), { division: numero, ciclo: 1, ...cambios });
    const reglas = { ...base.reglas, ascensos: 1, promociones: 0, saltoPrimero: 2, puntosCiclo: 10 - numero };
    const liga = await app().call(ligasApi.guardar, { params: { id: base.id }, body: { ...base, reglas } });
    const jugadores = await jugadoresDe(app(), liga.id, ...nombres);
    for (const [i, uno] of jugadores.entries())
      for (const [j, dos] of jugadores.entries())
        if (i < j)
          await unPartido(app(), {
            ...{ idLiga: liga.id, idJugador1: uno.id, idJugador2: dos.id, fecha: `2026-10-0${i + j}T10:00` },
            ...marcador('6-1 6-1'),
          });
    return liga;
  };

  const tresDivisiones = async (cambios: object = {}): Promise<Liga[]> => [
    await division(1, cambios, 'A1', 'A2', 'A3'),
    await division(2, cambios, 'B1', 'B2', 'B3'),
    await division(3, cambios, 'C1', 'C2', 'C3'),
  ];

  const enQue = async (): Promise<Record<string, string[]>> => {
    const { body } = await app().api('GET', '/api/private/jugadores');
    const ligas = await app().call(ligasApi.listar, {});
    const nombres = new Map(ligas.map(({ id, nombre }) => [id, nombre]));
    const jugadores = body as { nombre: string; idLiga: number }[];
    return Object.fromEntries(
      Object.entries(Object.groupBy(jugadores, ({ idLiga }) => nombres.get(idLiga) ?? '')).map(
        ([liga, quienes = []]) => [liga, quienes.map(({ nombre }) => nombre).sort()],
      ),
    );
  };

  it('is closed cycle by cycle, and all of it is taken back in one press', async () => {
    await tresDivisiones();
    const antes = await tablas(app());
    const cierre = await ver();
    expect(cierre).toMatchObject({ fin: 'ciclo', ciclo: 1, anio: 2026 });
    expect(cierre.divisiones.map(({ nueva }) => nueva.nombre)).toEqual([
      'Liga Social - 1ª División - 2026/27 - Ciclo 2',
      'Liga Social - 2ª División - 2026/27 - Ciclo 2',
      'Liga Social - 3ª División - 2026/27 - Ciclo 2',
    ]);
    expect((await cerrar(cierre)).status).toBe(200);
    expect(await enQue()).toEqual({
      'Liga Social - 1ª División - 2026/27 - Ciclo 2': ['A1', 'A2', 'B1', 'C1'],
      'Liga Social - 2ª División - 2026/27 - Ciclo 2': ['A3', 'B2'],
      'Liga Social - 3ª División - 2026/27 - Ciclo 2': ['B3', 'C2', 'C3'],
    });
    const [linea] = await lineas();
    expect(JSON.stringify(linea)).toContain('Cierra el ciclo 1 de la temporada 2026/27 de Liga Social');
    await deshacer(await ultima());
    expect(await tablas(app())).toEqual(antes);
  });

  it('opens the next one with its days worked out, which everybody reads; a new season says none', async () => {
    const dias = { inicioCiclo: '2026-10-05', semanasCiclo: 6, grupoMin: 3, grupoMax: 4 };
    const ligas = await tresDivisiones();
    for (const liga of ligas)
      await app().call(ligasApi.guardar, {
        params: { id: liga.id },
        body: { ...liga, reglas: { ...liga.reglas, ...dias } },
      });
    const publicas = async () =>
      (await app().call(clasificacionesApi.ligas, { query: { tipo: 'social' } })) as unknown[];
    expect(await publicas()).toMatchObject(ligas.map(() => ({ acaba: '2026-11-15' })));
    const cierre = await ver();
    // It is Saturday the 21st: the week in which it is closed began on Monday the 16th.
    expect(cierre.divisiones.map(({ nueva, grupo }) => [nueva.desde, nueva.hasta, grupo])).toEqual(
      ligas.map(() => ['2026-11-16', '2026-12-27', { grupoMin: 3, grupoMax: 4 }]),
    );
    expect((await cerrar(cierre)).status).toBe(200);
    const nuevas = (await app().call(ligasApi.listar, {})).filter(({ ciclo }) => ciclo === 2);
    expect(nuevas.map(({ reglas }) => reglas)).toMatchObject(
      ligas.map(() => ({ ...dias, inicioCiclo: '2026-11-16' })),
    );
    await deshacer(await ultima());
    expect((await ver({ fin: 'temporada' })).divisiones[0]?.nueva).toMatchObject({
      desde: null,
      hasta: null,
    });
  });

  it('refuses a group of fewer at most than at least, with what to do', async () => {
    const liga = await unaLiga(app(), { ciclo: 1 });
    const reglas = { ...liga.reglas, grupoMin: 6, grupoMax: 5 };
    const { status, body } = await app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, reglas });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'reglas.grupoMax' }] }]);
  });

  it('adds its cycles up in a general table, with what each division is worth', async () => {
    await tresDivisiones();
    await cerrar(await ver());
    const [primera, segunda] = (await app().call(ligasApi.listar, {})).filter(({ ciclo }) => ciclo === 2);
    const general = await app().call(clasificacionesApi.general, { query: { idLiga: primera?.id ?? 0 } });
    expect(general).toMatchObject({ ciclos: [1, 2], enJuego: 2, tipo: 'social', conPuntosCiclo: true });
    expect(general.filas.slice(0, 4).map(({ jugador, puesto, puntos }) => [puesto, jugador, puntos])).toEqual(
      [
        [1, 'A1', 15],
        [2, 'B1', 14],
        [3, 'C1', 13],
        [4, 'A2', 13],
      ],
    );
    expect(general.filas[0]?.ciclos).toEqual([
      { ciclo: 1, division: 1, puesto: 1, empatado: false, puntos: 15 },
      { ciclo: 2, division: 1, puesto: 1, empatado: true, puntos: 0 },
    ]);
    const deOtra = await app().call(clasificacionesApi.general, { query: { idLiga: segunda?.id ?? 0 } });
    expect(deOtra).toEqual(general);
  });

  it('speaks of points for playing a cycle only where there are some', async () => {
    const liga = await unaLiga(app(), { ciclo: 1 });
    const general = await app().call(clasificacionesApi.general, { query: { idLiga: liga.id } });
    expect(general.conPuntosCiclo).toBeUndefined();
  });

  it('has no general table where the league is the whole season', async () => {
    const liga = await unaLiga(app());
    const { status } = await app().send('GET', `/api/clasificaciones/general?idLiga=${liga.id}`);
    expect(status).toBe(404);
  });

  it('is refused where there are no cycles, or its divisions are not in the same one', async () => {
    const [primera] = await tresDivisiones({ ciclo: 0 });
    expect((await app().api('GET', `${CIERRE}?tipo=social&fin=ciclo`)).body).toMatchObject({
      message: mensajes.ciclosDistintos([0]),
    });
    await app().call(ligasApi.guardar, {
      params: { id: primera?.id ?? 0 },
      body: { ...(primera as Liga), version: null, ciclo: 1 },
    });
    const { status, body } = await app().api('GET', `${CIERRE}?tipo=social&fin=ciclo`);
    expect([status, body]).toMatchObject([409, { message: mensajes.ciclosDistintos([0, 1]) }]);
  });

  it('closes the leagues of one sport and mode, and no others', async () => {
    await tresDivisiones({ deporte: 'padel' });
    await division(1, {}, 'T1', 'T2', 'T3');
    const cierre = await ver({ deporte: 'padel' });
    expect(cierre.divisiones).toHaveLength(3);
    await cerrar(cierre);
    const ligas = await app().call(ligasApi.listar, {});
    expect(ligas.find(({ deporte }) => deporte === 'tenis')).toMatchObject({ estado: 'activa', ciclo: 1 });
  });

  it('begins the next season at its first cycle', async () => {
    await tresDivisiones();
    const cierre = await ver({ fin: 'temporada' });
    expect(cierre.divisiones[0]?.nueva.nombre).toBe('Liga Social - 1ª División - 2027/28 - Ciclo 1');
  });
});
