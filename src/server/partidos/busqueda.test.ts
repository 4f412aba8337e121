import { describe, expect, it } from 'vitest';
import type { PartidoFila } from '#contract/liga/partidos.ts';
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

const PARTIDOS = '/api/private/partidos';

describeEngines('matches found', (engine) => {
  const app = useApp(engine);

  it('to be attended are those of today and those before without result', async () => {
    const { quienes, liga } = await unaLigaConDos(app());
    const el = (fecha: string, cambios = {}) => unPartido(app(), { ...quienes, fecha, ...cambios });
    const pendiente = await el('2026-11-10T10:00');
    await el('2026-11-11T10:00', marcador('6-4 6-4'));
    await el('2026-11-12T10:00', { jugador1NoPresenta: true });
    await el('2026-11-13T10:00', { jugador2Aplaza: true });
    const deHoy = await el(`${app().reloj.today()}T09:00`, marcador('6-4 6-4'));
    await el('2026-12-24T10:00');
    const buscar = async (cambios: object) =>
      ((await app().api('POST', PARTIDOS, cambios)).body as PartidoFila[]).map(({ id }) => id);
    expect(await buscar({ porAtender: true })).toEqual([deHoy.id, pendiente.id]);
    expect(await buscar({})).toHaveLength(6);
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ estado: 'inactiva' }));
    expect(await buscar({ porAtender: true })).toEqual([deHoy.id, pendiente.id]);
    await app().api('POST', `${PARTIDOS}/${pendiente.id}`, { ...pendiente, version: null, cancelado: true });
    expect(await buscar({ porAtender: true })).toEqual([deHoy.id]);
  });

  it('postponed are those still to be played in active leagues', async () => {
    const { quienes, liga } = await unaLigaConDos(app());
    const el = (fecha: string, cambios = {}) => unPartido(app(), { ...quienes, fecha, ...cambios });
    await el('2026-11-10T10:00');
    const suyo = await el('2026-11-12T10:00', { jugador1Aplaza: true });
    const futuro = await el('2026-12-24T10:00', { jugador2Aplaza: true });
    const buscar = async (cambios: object) =>
      ((await app().api('POST', PARTIDOS, cambios)).body as PartidoFila[]).map(({ id }) => id);
    expect(await buscar({ aplazados: true })).toEqual([futuro.id, suyo.id]);
    expect(await buscar({ aplazados: true, fecha: '2026-11-12' })).toEqual([suyo.id]);
    const jugado = await el('2026-11-11T10:00', { ...marcador('6-4 6-4'), jugador1Aplaza: true });
    expect(await buscar({ aplazados: true })).toEqual([]);
    await app().api('DELETE', `/api/private/partidos/${jugado.id}`);
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ estado: 'inactiva' }));
    expect(await buscar({ aplazados: true })).toEqual([]);
  });

  it('to be gone on with are those that were begun and stopped, whatever their day', async () => {
    const { quienes } = await unaLigaConDos(app());
    const el = (fecha: string, cambios = {}) => unPartido(app(), { ...quienes, fecha, ...cambios });
    const suspendido = { ...marcador('6-4 2-1'), desenlace: 'suspendido' };
    const antes = await el('2026-11-10T10:00', suspendido);
    await el('2026-11-12T10:00');
    await el('2026-11-13T10:00', marcador('6-4 6-1'));
    const luego = await el('2026-12-24T10:00', suspendido);
    const { body } = await app().api('POST', PARTIDOS, { porReanudar: true });
    expect((body as PartidoFila[]).map(({ id }) => id)).toEqual([luego.id, antes.id]);
  });

  describe('search', () => {
    const buscar = async (filtro: object): Promise<PartidoFila[]> => {
      const { status, body } = await app().api('POST', PARTIDOS, filtro);
      expect(status).toBe(200);
      return body as PartidoFila[];
    };
    const horas = async (filtro: object) => (await buscar(filtro)).map(({ fecha }) => fecha.slice(8));

    async function tresPartidos() {
      const [primera, segunda] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
      const pista = await unaPista(app(), { nombre: 'Prado 1' });
      const [ana, jose] = await jugadoresDe(app(), primera.id, 'Ana Núñez', 'José 100%');
      const [eva, luis] = await jugadoresDe(app(), segunda.id, 'Eva Gil', 'Luis_Paz');
      const unos = { idLiga: primera.id, idJugador1: ana?.id ?? 0, idJugador2: jose?.id ?? 0 };
      const otros = { idLiga: segunda.id, idJugador1: eva?.id ?? 0, idJugador2: luis?.id ?? 0 };
      await unPartido(app(), { ...unos, fecha: '2026-11-21T00:00', idPista: pista.id });
      await unPartido(app(), { ...otros, fecha: '2026-11-21T23:45' });
      await unPartido(app(), { ...otros, fecha: '2026-11-22T10:00', idPista: pista.id });
      return { primera, segunda, pista };
    }

    it('answers the newest first, with the names beside the ids', async () => {
      const { pista } = await tresPartidos();
      const filas = await buscar({});
      expect(filas.map(({ fecha }) => fecha.slice(8))).toEqual(['22T10:00', '21T23:45', '21T00:00']);
      expect(filas[2]).toMatchObject({
        idPista: pista.id,
        pista: 'Prado 1',
        liga: 'Liga Social - 1ª División - 2026/27',
        jugador1: 'Ana Núñez',
        jugador2: 'José 100%',
      });
      expect(filas[1]).toMatchObject({ idPista: null, pista: null, observaciones: null });
    });

    it('filters by day, court, league and name, alone and together', async () => {
      const { segunda, pista } = await tresPartidos();
      expect(await horas({ fecha: '2026-11-21' })).toEqual(['21T23:45', '21T00:00']);
      expect(await horas({ fecha: '2026-11-20' })).toEqual([]);
      expect(await horas({ desde: '2026-11-22' })).toEqual(['22T10:00']);
      expect(await horas({ idPista: pista.id })).toEqual(['22T10:00', '21T00:00']);
      expect(await horas({ idLiga: segunda.id })).toEqual(['22T10:00', '21T23:45']);
      expect(await horas({ jugador: 'NUNEZ' })).toEqual(['21T00:00']);
      expect(await horas({ jugador: 'josé' })).toEqual(['21T00:00']);
      expect(
        await horas({ idLiga: segunda.id, idPista: pista.id, jugador: 'eva', fecha: '2026-11-22' }),
      ).toEqual(['22T10:00']);
    });

    it('takes empty filters as none, and the wildcards of LIKE letter by letter', async () => {
      await tresPartidos();
      const vacios = { fecha: '', idPista: null, idLiga: null, jugador: ' ' };
      expect(await horas(vacios)).toHaveLength(3);
      expect(await horas({ jugador: '%' })).toEqual(['21T00:00']);
      expect(await horas({ jugador: '_' })).toEqual(['22T10:00', '21T23:45']);
      expect(await horas({ jugador: '\\' })).toEqual([]);
    });

    it('refuses a day that does not exist', async () => {
      const { status, body } = await app().api('POST', PARTIDOS, { fecha: '2026-13-01' });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'fecha' }] });
    });
  });

  it('tell who has an incident, by day', async () => {
    const { liga, ana, luis } = await unaLigaConDos(app());
    const dias = [
      ['2026-11-28', luis.id],
      ['2026-11-21', luis.id],
      ['2026-11-21', ana.id],
    ] as const;
    for (const [fecha, idJugador] of dias)
      await app().base.db.insertInto('incidencia').values({ idLiga: liga.id, idJugador, fecha }).execute();
    expect((await app().api('GET', `${PARTIDOS}/incidencias`)).body).toEqual({
      '2026-11-21': [ana.id, luis.id],
      '2026-11-28': [luis.id],
    });
  });
});
