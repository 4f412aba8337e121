import { expect, it } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { resultadosApi } from '#contract/liga/resultados.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import {
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('horarios/resultados', (engine) => {
  const app = useApp(engine);
  const leer = async (query = ''): Promise<Answer<typeof resultadosApi.porDias>> => {
    const { status, body } = await app().send('GET', `/api/horarios/resultados${query}`);
    expect(status).toBe(200);
    return body as Answer<typeof resultadosApi.porDias>;
  };
  const fechas = async (query = '') => (await leer(query)).partidos.map(({ fecha }) => fecha);
  const dos = marcador('6-4 6-3');

  it('are there the moment they are saved, with who won, the sets and who did not turn up', async () => {
    const { quienes, pista, ana, luis } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: '2026-11-20T10:00' });
    expect(await leer()).toEqual({ partidos: [], anterior: null });
    await app().api('POST', `/api/private/partidos/${id}`, {
      ...quienes,
      idPista: pista.id,
      fecha: '2026-11-20T10:00',
      duracion: 90,
      ...marcador('6-4 3-6 7-10'),
    });
    const quien = { idJugador1: ana.id, jugador1: 'Ana Gil', idJugador2: luis.id, jugador2: 'Luis Paz' };
    expect((await leer()).partidos).toEqual([
      {
        id,
        fecha: '2026-11-20T10:00',
        ...quien,
        pista: pista.nombre,
        liga: 'social',
        ...DE_SIEMPRE,
        division: 1,
        conMenores: false,
        observaciones: null,
        sets: [
          [6, 4],
          [3, 6],
          [7, 10],
        ],
        ausente: null,
        retirado: null,
        ganador: 2,
      },
    ]);
    await unPartido(app(), { ...quienes, fecha: '2026-11-20T20:00', jugador1NoPresenta: true });
    expect((await leer()).partidos[1]).toMatchObject({ ausente: 1, ganador: 2 });
    const conSets = { jugador1Set1: 6, jugador2Set1: 4, jugador1Set2: 2, jugador2Set2: 1 };
    await unPartido(app(), { ...quienes, fecha: '2026-11-20T21:30', ...conSets, desenlace: 'retirada-1' });
    expect((await leer()).partidos[2]).toMatchObject({ ausente: null, retirado: 1, ganador: 2 });
  });

  it('go by days, the newest first, each in order of time, and say from which day to go on', async () => {
    const { quienes } = await unaLigaConDos(app());
    const dias = ['2026-11-20T19:00', '2026-11-20T09:00', '2026-11-14T10:00', '2026-09-05T10:00'];
    for (const fecha of dias) await unPartido(app(), { ...quienes, fecha, ...dos });
    expect(await fechas('?dias=1')).toEqual(['2026-11-20T09:00', '2026-11-20T19:00']);
    const { anterior } = await leer('?dias=1');
    expect(anterior).toBe('2026-11-14');
    expect(await fechas(`?hasta=${anterior}`)).toEqual(['2026-11-14T10:00']);
    expect((await leer(`?hasta=${anterior}`)).anterior).toBe('2026-09-05');
    expect(await leer('?hasta=2026-09-05')).toMatchObject({ partidos: [{}], anterior: null });
    expect(await leer('?hasta=2026-09-04')).toEqual({ partidos: [], anterior: null });
  });

  it('are no matches awarded, postponed, cancelled or to be played', async () => {
    const { quienes } = await unaLigaConDos(app());
    const otros = [{ sintetico: true, ...dos }, { jugador1Aplaza: true }, { cancelado: true }, {}];
    for (const [i, cambios] of otros.entries())
      await unPartido(app(), { ...quienes, fecha: `2026-11-1${i}T10:00`, ...cambios });
    expect(await fechas()).toEqual([]);
  });

  it('are of a type, a league or a person, with accents or without', async () => {
    const { quienes, liga } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, fecha: '2026-11-14T10:00', ...dos });
    const playoff = await unaLiga(app(), { tipo: 'playoff' });
    const [eva, iris] = await jugadoresDe(app(), playoff.id, 'Eva Ñúñez', 'Íris Mar');
    const suyo = { idLiga: playoff.id, idJugador1: eva?.id ?? 0, idJugador2: iris?.id ?? 0 };
    await unPartido(app(), { ...suyo, fecha: '2026-11-13T10:00', ...dos });
    expect(await fechas('?tipo=social')).toHaveLength(2);
    expect(await fechas('?tipo=playoff')).toEqual(['2026-11-13T10:00']);
    expect(await fechas('?tipo=infantil')).toEqual([]);
    expect(await fechas(`?idLiga=${liga.id}`)).toEqual(['2026-11-14T10:00']);
    const dePadel = await unaLiga(app(), { deporte: 'padel' });
    const [zoe, leo] = await jugadoresDe(app(), dePadel.id, 'Zoe Paz', 'Leo Mar');
    const delPadel = { idLiga: dePadel.id, idJugador1: zoe?.id ?? 0, idJugador2: leo?.id ?? 0 };
    await unPartido(app(), { ...delPadel, fecha: '2026-11-12T10:00', ...dos });
    expect(await fechas('?deporte=padel')).toEqual(['2026-11-12T10:00']);
    expect(await fechas('?deporte=tenis')).toEqual(['2026-11-13T10:00', '2026-11-14T10:00'].reverse());
    expect(await fechas('?deporte=pickleball')).toEqual([]);
    expect(await fechas('?nombre=iris')).toEqual(['2026-11-13T10:00']);
    expect(await fechas('?nombre=nun%20eva')).toEqual(['2026-11-13T10:00']);
    expect(await fechas('?nombre=gil')).toEqual(['2026-11-14T10:00']);
    expect((await app().send('GET', '/api/horarios/resultados?dias=8')).status).toBe(400);
    expect((await app().send('GET', '/api/horarios/resultados?hasta=ayer')).status).toBe(400);
  });

  it('name minors as they are called in public, and nobody finds them by their surname', async () => {
    const liga = await unaLiga(app(), { tipo: 'infantil' });
    const alicia = await unJugador(app(), { nombre: 'Alicia Zurbarán', idLiga: liga.id });
    const eva = await unJugador(app(), { nombre: 'Eva Quirós', idLiga: liga.id });
    const quienes = { idLiga: liga.id, idJugador1: alicia.id, idJugador2: eva.id };
    await unPartido(app(), {
      ...quienes,
      fecha: '2026-11-14T10:00',
      observaciones: 'Zurbarán se retira',
      ...dos,
    });
    expect((await leer()).partidos).toMatchObject([
      { jugador1: 'Alicia Z.', jugador2: 'Eva Q.', conMenores: true, observaciones: null },
    ]);
    expect(await fechas('?nombre=zurbaran')).toEqual([]);
    expect(await fechas('?nombre=alicia')).toHaveLength(1);
  });
});
