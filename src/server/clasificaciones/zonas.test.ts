import { expect, it } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import { datosLiga, jugadoresDe, unaLiga } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { alVerTablas } from '#tests/support/tablas.ts';

const NOMBRES = ['Ana', 'Berta', 'Carla', 'Dora', 'Eva', 'Flora', 'Gala', 'Hilda', 'Inma', 'Julia'];

describeServer('zones', (engine) => {
  const app = useApp(engine);
  const { ver, zonas, enfrentar, escalonar } = alVerTablas(app);
  const jugada = async (liga: Liga, n = 8) => {
    const jugadores = await jugadoresDe(app(), liga.id, ...NOMBRES.slice(0, n));
    await escalonar(liga, jugadores);
    return jugadores;
  };

  it('are direct and play-off places between two other divisions', async () => {
    const [, segunda] = [
      await unaLiga(app(), { division: 1 }),
      await unaLiga(app(), { division: 2 }),
      await unaLiga(app(), { division: 3 }),
    ];
    await jugada(segunda, 10);
    expect(await zonas(segunda.id)).toBe('AAaa--ddDD');
    expect(await ver(segunda.id)).toMatchObject({
      division: 2,
      primeraDivision: false,
      ultimaDivision: false,
    });
  });

  it('are one-sided at the top and at the bottom, and none in a sole division', async () => {
    const primera = await unaLiga(app(), { division: 1 });
    const [ana] = await jugada(primera);
    const ficha = async () => (await app().api('GET', `/api/clasificaciones/jugador/${ana?.id}/ficha`)).body;
    expect(await zonas(primera.id)).toBe('--------');
    expect(await ficha()).toMatchObject({ zonas: new Array(8).fill(null) });
    const segunda = await unaLiga(app(), { division: 2 });
    await jugada(segunda);
    expect(await zonas(primera.id)).toBe('----ddDD');
    expect(await ficha()).toMatchObject({
      zonas: [...new Array(4).fill(null), 'promocionDescenso', 'promocionDescenso', 'descenso', 'descenso'],
    });
    expect(await zonas(segunda.id)).toBe('AAaa----');
    expect(await ver(primera.id)).toMatchObject({ primeraDivision: true, ultimaDivision: false });
  });

  it('of children are direct places only, and Promoción is below all', async () => {
    const [primera, decima, promocion] = [
      await unaLiga(app(), { tipo: 'infantil', division: 1 }),
      await unaLiga(app(), { tipo: 'infantil', division: 10 }),
      await unaLiga(app(), { tipo: 'infantil', division: 0 }),
    ];
    for (const liga of [primera, decima, promocion]) await jugada(liga);
    expect(await zonas(primera.id)).toBe('------DD');
    expect(await zonas(decima.id)).toBe('AA----DD');
    expect(await zonas(promocion.id)).toBe('AA------');
  });

  it('do not look at other seasons, other types or, while active, inactive leagues', async () => {
    const liga = await unaLiga(app(), { division: 2 });
    await unaLiga(app(), { division: 1, anio: 2025 });
    await unaLiga(app(), { division: 1, tipo: 'infantil' });
    await unaLiga(app(), { division: 1, estado: 'inactiva' });
    await jugada(liga);
    expect(await zonas(liga.id)).toBe('--------');
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ division: 2, estado: 'inactiva' }));
    expect(await zonas(liga.id)).toBe('AAaa----');
  });

  it('are to be decided where nobody has played', async () => {
    const [, segunda] = [await unaLiga(app(), { division: 1 }), await unaLiga(app(), { division: 2 })];
    await jugadoresDe(app(), segunda.id, ...NOMBRES.slice(0, 8));
    expect(await zonas(segunda.id)).toBe('========');
    expect((await ver(segunda.id)).clasificaciones.map(({ puesto }) => puesto)).toEqual(Array(8).fill(1));
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
