import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { type CerrarTemporada, type Cierre, cierreApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { ordenDelSorteo } from '#domain/clasificacion/sorteo.ts';
import { drawOne } from '#server/platform/crypto/draw.ts';
import { jugadoresDe, marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

const CIERRE = '/api/private/ligas/cierre';
const SORTEO = `${CIERRE}/sorteo`;
const AT_ONCE = 5;

describeEngines('a tie across a line', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);

  const mirar = (mas: object = {}) => app().call(cierreApi.ver, { query: { tipo: 'social', ...mas } });
  const empateDe = ({ divisiones }: Cierre) => divisiones.flatMap(({ empates }) => empates)[0];
  const nombresDe = (jugadores: readonly Jugador[], orden: readonly number[]) =>
    orden.map((id) => jugadores.find((uno) => uno.id === id)?.nombre);

  /** A first division whose equals have one place to go down; the second has one player, in no tie. */
  const conEmpate = async (...nombres: string[]) => {
    const crear = async (division: number, ...quienes: string[]) => {
      const base = await unaLiga(app(), { division, idaVuelta: false });
      const reglas = { ...base.reglas, ascensos: 1, promociones: 0 };
      const liga = await app().call(ligasApi.guardar, {
        params: { id: base.id },
        body: { ...base, reglas },
      });
      return { liga, jugadores: await jugadoresDe(app(), liga.id, ...quienes) };
    };
    const { liga, jugadores } = await crear(1, 'Ana', 'Blas', ...nombres);
    await crear(2, 'Zoe');
    const [ana, blas] = jugadores;
    await unPartido(app(), {
      ...{ idLiga: liga.id, idJugador1: ana?.id ?? 0, idJugador2: blas?.id ?? 0 },
      fecha: '2026-09-02T10:00',
      ...marcador('6-1 6-1'),
    });
    return { liga, jugadores, iguales: jugadores.slice(2).map(({ id }) => id) };
  };

  const sortear = (idLiga: number, jugadores: readonly number[], testigos = '') =>
    app().api('POST', SORTEO, { idLiga, jugadores, testigos });
  const cerrar = (
    cierre: Cierre,
    desempates: readonly { orden: readonly number[]; motivo?: string; modo?: string }[],
  ) =>
    app().api('POST', CIERRE, {
      ...{ tipo: cierre.tipo, anio: cierre.anio, huella: cierre.huella, puestos: 'mantener', desempates },
      destinos: cierre.destinos.map(({ idJugador, a }) => ({ idJugador, a })),
    });
  const explicaciones = async (idLiga: number) =>
    (await app().call(clasificacionesApi.ver, { query: { idLiga } })).clasificaciones.flatMap(
      ({ desempate }) => desempate?.explicacion ?? [],
    );
  const decisionesDe = async (id: number): Promise<unknown> =>
    (await app().call(ligasApi.leer, { params: { id } })).reglas.decisiones;

  it('is drawn once, told with its balls and its witnesses, closed with, explained, and taken back by parts', async () => {
    const { liga, jugadores, iguales } = await conEmpate('Carla', 'Dora', 'Eva');
    const antes = await tablas(app());
    expect(empateDe(await mirar())).toMatchObject({ sorteo: null });
    const { status, body } = await sortear(liga.id, iguales.toReversed(), 'Pepe y Lola');
    expect(status).toBe(200);
    const { orden, bolas } = body as { orden: number[]; bolas: number[] };
    expect(ordenDelSorteo(iguales, bolas)).toEqual(orden);
    const enPalabras = nombresDe(jugadores, orden);
    const linea = `Sortea un empate de «${liga.nombre}». Lista: 1 Carla, 2 Dora, 3 Eva. Salen, de los que quedan: ${bolas.join(', ')}. Orden: ${enPalabras.join(', después ')}. Testigos: Pepe y Lola`;
    expect(await app().log()).toContain(linea);
    const delSorteo = await ultima();
    for (const otra of await Promise.all(Array.from({ length: AT_ONCE }, () => sortear(liga.id, iguales))))
      expect(otra).toMatchObject({ status: 200, body: { orden, bolas } });
    expect(await ultima()).toBe(delSorteo);

    const sorteada = await tablas(app());
    const cierre = await mirar();
    expect(empateDe(cierre)?.sorteo).toEqual({ orden, bolas });
    expect(
      cierre.destinos.filter(({ motivo }) => motivo === 'desciende').map((uno) => uno.idJugador),
    ).toEqual(orden.slice(-1));
    expect(await cerrar(cierre, [{ modo: 'sorteo', orden: orden.toReversed() }])).toMatchObject({
      status: 409,
    });
    const alReves = await mirar({ orden: orden.toReversed().join() });
    expect(await cerrar(alReves, [{ modo: 'sorteo', orden: orden.toReversed() }])).toMatchObject({
      status: 409,
      body: { message: mensajes.sinEseSorteo },
    });
    expect((await cerrar(cierre, [{ modo: 'sorteo', orden }])).status).toBe(200);
    expect(await app().log()).toContain(
      `Decide un empate de «${liga.nombre}»: ${enPalabras.join(', después ')}. Por el sorteo`,
    );
    expect(await decisionesDe(liga.id)).toEqual([{ orden, bolas, modo: 'sorteo', motivo: '' }]);
    const porQue = await explicaciones(liga.id);
    expect(porQue.filter((una) => una.endsWith('y va delante por sorteo del club.'))).toHaveLength(2);
    const nuevas = (await app().call(ligasApi.listar, {})).filter(({ anio }) => anio === 2027);
    expect(nuevas.map(({ reglas }) => reglas.decisiones)).toEqual(nuevas.map(() => []));

    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(sorteada);
    expect((await deshacer(delSorteo)).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
    expect(empateDe(await mirar())?.sorteo).toBeNull();
  });

  it('is drawn only of those who are equal there, by whoever keeps the leagues, and an edit of the rules keeps it', async () => {
    const { liga, iguales } = await conEmpate('Carla', 'Dora');
    const [carla = 0] = iguales;
    expect((await app().send('POST', SORTEO)).status).toBe(401);
    expect((await sortear(liga.id, [carla])).status).toBe(400);
    expect((await sortear(999_999, iguales)).status).toBe(404);
    for (const otros of [
      [carla, 999_999],
      [...iguales, 999_999],
    ])
      expect(await sortear(liga.id, otros)).toMatchObject({
        status: 409,
        body: { message: mensajes.cierreCambiado },
      });
    const { body } = await sortear(liga.id, iguales);
    expect(await app().log()).toMatch(/Sortea un empate[^\n]*Orden: [^.]*$/m);
    const ahora = await app().call(ligasApi.leer, { params: { id: liga.id } });
    const reglas = { ...ahora.reglas, ascensos: 2, decisiones: [] };
    const guardada = await app().call(ligasApi.guardar, {
      params: { id: liga.id },
      body: { ...ahora, reglas },
    });
    expect(guardada.reglas.decisiones).toMatchObject([body as object]);
    await app().call(ligasApi.guardar, {
      params: { id: liga.id },
      body: { ...guardada, estado: 'inactiva' },
    });
    expect(await sortear(liga.id, iguales)).toMatchObject({
      status: 409,
      body: { message: mensajes.ligaNoEnJuego },
    });
  });

  it('is said with its reason, which everybody reads, or played between two', async () => {
    const { liga, iguales } = await conEmpate('Carla', 'Dora');
    const orden = iguales.toReversed();
    const visto = await mirar({ orden: orden.join() });
    const falta = { status: 400, body: { errors: [{ message: 'Escribe por qué' }] } };
    for (const motivo of [undefined, ' ', '\u200b'])
      expect(await cerrar(visto, [{ orden, ...(motivo !== undefined && { motivo }) }])).toMatchObject(falta);
    const cuerpo: CerrarTemporada['desempates'] = [{ orden, modo: 'mano', motivo: 'Lo acordaron los dos' }];
    expect((await cerrar(visto, cuerpo)).status).toBe(200);
    expect(await explicaciones(liga.id)).toContainEqual(
      expect.stringMatching(/^Va por delante de Carla: .* por decisión del club: Lo acordaron los dos\.$/),
    );
    await deshacer(await ultima());
    expect((await cerrar(visto, [{ orden, modo: 'partido' }])).status).toBe(200);
    expect(await explicaciones(liga.id)).toContainEqual(
      expect.stringMatching(/va delante por el partido de desempate\.$/),
    );
    expect(await app().log()).toContain('Dora, después Carla. Por el partido de desempate');
  });

  it('is told with what its league says of it, which any other way may still settle', async () => {
    const { liga, iguales } = await conEmpate('Carla', 'Dora');
    expect((await mirar()).divisiones.map(({ siIgualan }) => siIgualan)).toEqual(['seDecide', 'seDecide']);
    const { siIgualan: _, ...deAntes } = liga.reglas;
    await app().call(ligasApi.guardar, {
      params: { id: liga.id },
      body: { ...liga, reglas: deAntes as never },
    });
    const leida = await app().call(ligasApi.leer, { params: { id: liga.id } });
    expect(leida.reglas.siIgualan).toBe('seDecide');
    const reglas = { ...leida.reglas, siIgualan: 'sorteo' as const };
    await app().call(ligasApi.guardar, { params: { id: liga.id }, body: { ...leida, reglas } });
    const visto = await mirar({ orden: iguales.join() });
    expect(visto.divisiones.map(({ siIgualan }) => siIgualan)).toEqual(['sorteo', 'seDecide']);
    const aMano = [{ orden: iguales, modo: 'mano', motivo: 'Lo acordaron los dos' }];
    expect((await cerrar(visto, aMano)).status).toBe(200);
    const nuevas = (await app().call(ligasApi.listar, {})).filter(({ anio }) => anio === 2027);
    expect(nuevas.map(({ reglas: suyas }) => suyas.siIgualan)).toContain('sorteo');
  });

  it('of three is not decided by a match', async () => {
    const { iguales } = await conEmpate('Carla', 'Dora', 'Eva');
    const visto = await mirar({ orden: iguales.join() });
    expect(await cerrar(visto, [{ orden: iguales, modo: 'partido' }])).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Un partido decide entre dos' }] },
    });
  });
});

it('draws every ball of the hat, each as often as any other', () => {
  const veces = new Map<number, number>();
  for (let i = 0; i < 30_000; i += 1) {
    const bola = drawOne(6);
    veces.set(bola, (veces.get(bola) ?? 0) + 1);
  }
  expect([...veces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  // Ten times the standard deviation of a fair one: less than one run in a million of millions.
  for (const cuantas of veces.values()) expect(Math.abs(cuantas - 5000)).toBeLessThan(650);
});
