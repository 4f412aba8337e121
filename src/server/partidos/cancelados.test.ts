import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { debidosApi, partidosApi } from '#contract/liga/partidos.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import { datosPartido, jugadoresDe, marcador, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('a cancelled match', (engine) => {
  const app = useApp(engine);
  const empezar = async () => {
    const liga = await unaLiga(app());
    const [ana, luis, eva] = await jugadoresDe(app(), liga.id, 'Ana', 'Luis', 'Eva');
    if (!ana || !luis || !eva) throw new Error('Three players');
    // Ana goes first, and Eva owes nobody a match.
    const deEva = { idLiga: liga.id, idJugador2: eva.id, fecha: '2026-10-03T10:00' };
    await unPartido(app(), datosPartido({ ...deEva, idJugador1: ana.id, ...marcador('6-0 6-0') }));
    const perdido = { ...deEva, idJugador1: luis.id, fecha: '2026-10-04T10:00', ...marcador('0-6 0-6') };
    await unPartido(app(), datosPartido(perdido));
    const quienes = { idLiga: liga.id, idJugador1: ana.id, idJugador2: luis.id };
    return { liga, quienes };
  };
  const deben = async () => (await app().call(debidosApi.ver, { body: { dia: '2026-11-29' } })).length;
  const resuelve = async (idLiga: number) =>
    (await app().call(temporadasApi.finalizar, { query: { idLiga } })).creados;

  it('is owed by nobody, awarded to nobody, and waited for by no crossing', async () => {
    const { liga, quienes } = await empezar();
    expect(await deben()).toBe(1);
    await unPartido(app(), datosPartido({ ...quienes, cancelado: true }));
    expect(await deben()).toBe(0);
    const { cruces } = await app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
    expect(cruces.map(({ jugador, cruces: suyos }) => [jugador, suyos])).toEqual([
      ['Eva', [null, 0, 1]],
      ['Ana', [1, null, 0]],
      ['Luis', [0, 0, null]],
    ]);
    expect(await resuelve(liga.id)).toBe(0);
  });

  it('leaves nothing owed of one that was put off before', async () => {
    const { liga, quienes } = await empezar();
    await unPartido(app(), datosPartido({ ...quienes, jugador1Aplaza: true }));
    await unPartido(app(), datosPartido({ ...quienes, cancelado: true }));
    const { clasificaciones } = await app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
    expect(clasificaciones.map(({ aplazados, aplazadosTotal }) => [aplazados, aplazadosTotal])).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(await resuelve(liga.id)).toBe(0);
  });

  it('and one that is put again counts as any other', async () => {
    const { liga, quienes } = await empezar();
    await unPartido(app(), datosPartido({ ...quienes, cancelado: true }));
    await unPartido(app(), datosPartido({ ...quienes, fecha: '2026-11-01T10:00' }));
    expect(await resuelve(liga.id)).toBe(1);
  });

  it('is refused in words where there is a result, which is not lost', async () => {
    const { quienes } = await empezar();
    const jugado = datosPartido({ ...quienes, ...marcador('6-2 6-3') });
    const { id, version } = await unPartido(app(), jugado);
    const answer = await app().api('POST', `/api/private/partidos/${id}`, {
      ...jugado,
      cancelado: true,
      version,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: mensajes.canceladoConResultado, errors: [{ path: 'cancelado' }] },
    });
    expect(await app().call(partidosApi.leer, { params: { id } })).toMatchObject({
      cancelado: false,
      jugador1Set1: 6,
    });
  });
});
