import { expect, it } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import {
  datosLiga,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('horarios/proximos', (engine) => {
  const app = useApp(engine);
  const proximos = async (query = ''): Promise<FilaHorario[]> => {
    const { status, body } = await app().send('GET', `/api/horarios/proximos${query}`);
    expect(status).toBe(200);
    return body as FilaHorario[];
  };
  const fechas = async (query = '') => (await proximos(query)).map(({ fecha }) => fecha);

  it('is what is still to be played from today on, in order of time', async () => {
    const { quienes } = await unaLigaConDos(app());
    for (const fecha of ['2026-11-28T09:00', '2026-11-20T23:45', '2026-11-21T08:00', '2026-11-21T20:00'])
      await unPartido(app(), { ...quienes, fecha });
    expect(await fechas()).toEqual(['2026-11-21T08:00', '2026-11-21T20:00', '2026-11-28T09:00']);
    app().reloj.set('2026-11-22T00:00');
    expect(await fechas()).toEqual(['2026-11-28T09:00']);
  });

  it('leaves out what has a result, is postponed, was cancelled or awarded; not what a league that is over left to play', async () => {
    const { quienes, liga } = await unaLigaConDos(app());
    const otros = [
      marcador('6-0 6-0'),
      { jugador1NoPresenta: true },
      { jugador2Aplaza: true },
      { cancelado: true },
    ];
    for (const [i, cambios] of otros.entries())
      await unPartido(app(), { ...quienes, fecha: `2026-11-2${i + 3}T10:00`, ...cambios });
    await unPartido(app(), { ...quienes, sintetico: true });
    await unPartido(app(), { ...quienes, fecha: '2026-11-30T10:00' });
    expect(await fechas()).toEqual(['2026-11-30T10:00']);
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ estado: 'inactiva' }));
    expect(await proximos()).toMatchObject([
      { fecha: '2026-11-30T10:00', nombreLiga: `${liga.nombre} (inactiva)` },
    ]);
  });

  it('tells names, court, league and remarks of each row', async () => {
    const { quienes, pista, ana, luis, liga } = await unaLigaConDos(app());
    const observaciones = 'Suspendido por lluvia el sábado, 14 de noviembre.';
    const { id } = await unPartido(app(), { ...quienes, idPista: pista.id, observaciones });
    expect(await proximos()).toMatchObject([
      {
        id,
        fecha: '2026-11-21T10:00',
        duracion: 90,
        idJugador1: ana.id,
        jugador1: 'Ana Gil',
        idJugador2: luis.id,
        jugador2: 'Luis Paz',
        pista: pista.nombre,
        liga: 'social',
        conMenores: false,
        nombreLiga: liga.nombre,
        observaciones,
        weather: null,
      },
    ]);
  });

  it('a friendly tells that a child plays it, so that search engines are told nothing', async () => {
    const infantil = await unaLiga(app(), { tipo: 'infantil' });
    const social = await unaLiga(app(), { tipo: 'social' });
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    const [nina] = await jugadoresDe(app(), infantil.id, 'Una Niña');
    const [ana, luis] = await jugadoresDe(app(), social.id, 'Ana', 'Luis');
    const amistoso = (idJugador1 = 0, idJugador2 = 0, fecha = '') =>
      unPartido(app(), { idLiga: amistosos.id, idPista: null, idJugador1, idJugador2, fecha });
    const { id } = await amistoso(ana?.id, nina?.id, '2026-11-22T10:00');
    await amistoso(luis?.id, ana?.id, '2026-11-22T12:00');
    expect((await proximos('')).map(({ conMenores }) => conMenores)).toEqual([true, false]);
    const { body } = await app().send('GET', `/api/clasificaciones/partido/${id}`);
    expect(body).toMatchObject({ tipo: 'amistosos', jugador1Infantil: false, jugador2Infantil: true });
  });

  it('of social includes friendlies and play-offs; other types only themselves; none means all', async () => {
    const pista = await unaPista(app());
    for (const [i, tipo] of (['social', 'infantil', 'amistosos', 'playoff'] as const).entries()) {
      const liga = await unaLiga(app(), { tipo });
      const [uno, dos] = await jugadoresDe(app(), liga.id, 'Ana', 'Luis');
      await unPartido(app(), {
        idLiga: liga.id,
        idJugador1: uno?.id ?? 0,
        idJugador2: dos?.id ?? 0,
        fecha: `2026-11-22T1${2 * i}:00`,
        idPista: pista.id,
      });
    }
    const ligas = async (query: string) => (await proximos(query)).map(({ liga }) => liga);
    expect(await ligas('?tipo=social')).toEqual(['social', 'amistosos', 'playoff']);
    expect(await ligas('?tipo=infantil')).toEqual(['infantil']);
    expect(await ligas('?tipo=amistosos')).toEqual(['amistosos']);
    expect(await ligas('?tipo=playoff')).toEqual(['playoff']);
    expect(await ligas('')).toEqual(['social', 'infantil', 'amistosos', 'playoff']);
    expect((await app().send('GET', '/api/horarios/proximos?tipo=mixta')).status).toBe(400);
  });
});
