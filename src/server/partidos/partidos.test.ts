import { describe, expect, it } from 'vitest';
import { jugadoresApi } from '#contract/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import { mensajes as textos } from '#domain/partido/mensajes.ts';
import {
  datosLiga,
  datosPartido,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const PARTIDOS = '/api/private/partidos';

const SIN_MARCADOR = marcador('0-0 0-0 0-0 0-0 0-0 0-0');
const VACIO = Object.fromEntries(Object.keys(SIN_MARCADOR).map((caja) => [caja, null]));

describeEngines('partidos', (engine) => {
  const app = useApp(engine);
  const guardar = (id: number, datos: object) => app().api('POST', `${PARTIDOS}/${id}`, datos);

  it('on a day of incidents, twice in a day or outside the hours are saved and warned of', async () => {
    const { quienes, ana, luis, liga } = await unaLigaConDos(app());
    const otro = { ...quienes, fecha: '2026-11-21T18:00' };
    expect((await guardar(0, datosPartido(otro))).body).toMatchObject({ avisos: [] });
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: luis.id,
      fecha: '2026-11-21',
    });
    const raro = await guardar(0, datosPartido({ ...quienes, fecha: '2026-11-21T21:00' }));
    expect(raro).toMatchObject({ status: 200 });
    const avisos = [
      { path: 'idJugador1', message: textos.dosElMismoDia(ana.nombre, '18:00') },
      { path: 'idJugador2', message: textos.dosElMismoDia(luis.nombre, '18:00') },
      { path: 'idJugador2', message: textos.conIncidencia(luis.nombre) },
      { path: 'fecha', message: textos.fueraDeHorario('09:00', '22:00') },
    ];
    expect((raro.body as { avisos: unknown }).avisos).toEqual(avisos);
    const { id } = raro.body as { id: number };
    const otraVez = await guardar(id, datosPartido({ ...quienes, fecha: '2026-11-21T21:00' }));
    expect((otraVez.body as { avisos: unknown }).avisos).toEqual(avisos);
    const aplazado = { ...quienes, fecha: '2026-11-21T21:00', jugador1Aplaza: true };
    expect((await guardar(id, datosPartido(aplazado))).body).toMatchObject({ avisos: [] });
  });

  it('to be attended are those of today and, in active leagues, those before without result', async () => {
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
    expect(await buscar({ porAtender: true })).toEqual([deHoy.id]);
  });

  it('take ids as numbers and nothing else', async () => {
    const { quienes } = await unaLigaConDos(app());
    const comoTexto = { ...datosPartido(quienes), idLiga: String(quienes.idLiga) };
    expect(await guardar(0, comoTexto)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'idLiga' }] },
    });
  });

  it('are created, read, replaced and deleted', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    const created = await guardar(0, {
      ...datosPartido(quienes),
      idPista: pista.id,
      observaciones: ' A las diez ',
    });
    expect(created.status).toBe(200);
    const { id } = created.body as { id: number };
    const esperado = {
      ...quienes,
      ...VACIO,
      id,
      idPista: pista.id,
      fecha: '2026-11-21T10:00',
      duracion: 90,
      observaciones: 'A las diez',
      sintetico: false,
      jugador1NoPresenta: false,
      jugador2NoPresenta: false,
      jugador1Aplaza: false,
      jugador2Aplaza: false,
      version: 1,
    };
    expect(created.body).toEqual({ ...esperado, avisos: [] });
    expect((await app().api('GET', `${PARTIDOS}/${id}`)).body).toEqual(esperado);
    const saved = await guardar(id, { ...datosPartido(quienes), ...marcador('6-4 3-6 10-8') });
    expect(saved.body).toEqual({
      ...esperado,
      ...marcador('6-4 3-6 10-8'),
      idPista: null,
      observaciones: null,
      version: 2,
      avisos: [],
    });
    expect((await app().api('DELETE', `${PARTIDOS}/${id}`)).status).toBe(204);
    expect((await app().api('GET', `${PARTIDOS}/${id}`)).status).toBe(404);
  });

  describe('no-shows', () => {
    it('lose 0-0 against 6-6, whatever was sent', async () => {
      const { quienes } = await unaLigaConDos(app());
      for (const [indicador, esperado] of [
        ['jugador1NoPresenta', '0-6 0-6'],
        ['jugador2NoPresenta', '6-0 6-0'],
      ] as const)
        for (const enviado of [{}, marcador('6-1 2-6 10-3'), { jugador1Set1: 99 }, { jugador1Set3: 4.5 }]) {
          const { status, body } = await guardar(0, {
            ...datosPartido({ ...quienes, fecha: '2026-11-01T10:00' }),
            ...enviado,
            [indicador]: true,
            observaciones: 'No vino',
          });
          expect(status).toBe(200);
          expect(body).toMatchObject({ ...VACIO, ...marcador(esperado), [indicador]: true, avisos: [] });
          await app().api('DELETE', `${PARTIDOS}/${(body as { id: number }).id}`);
        }
    });

    it('and postponements belong to one player', async () => {
      const { quienes } = await unaLigaConDos(app());
      const dos = { jugador1NoPresenta: true, jugador2NoPresenta: true };
      expect(await guardar(0, { ...datosPartido(quienes), ...dos })).toMatchObject({
        status: 400,
        body: { message: textos.dosNoPresentados, errors: [{ path: 'jugador2NoPresenta' }] },
      });
      const aplazan = { jugador1Aplaza: true, jugador2Aplaza: true };
      expect(await guardar(0, { ...datosPartido(quienes), ...aplazan })).toMatchObject({
        status: 400,
        body: { message: textos.dosAplazan, errors: [{ path: 'jugador2Aplaza' }] },
      });
    });
  });

  it.each([
    ['one box of a pair is empty', { jugador1Set1: 6 }, [['jugador2Set1', textos.faltaPareja]]],
    ['the other one is', { jugador2Set2: 6, ...marcador('6-4') }, [['jugador1Set2', textos.faltaPareja]]],
    ['it is not whole', { jugador1Set1: 6.5, jugador2Set1: 4 }, [['jugador1Set1', textos.noEsEntero]]],
    ['it is below 0', marcador('6-0'), []],
    ['it is above 99', { jugador1Set1: 100, jugador2Set1: 4 }, [['jugador1Set1', textos.noEsEntero]]],
    ['it is negative', { jugador1Set1: -1, jugador2Set1: 4 }, [['jugador1Set1', textos.noEsEntero]]],
    ['a set was left out', { jugador1Set2: 6, jugador2Set2: 4 }, [['jugador1Set1', textos.hueco(1)]]],
    ['nobody won', marcador('6-4 4-6'), [['jugador1Set2', textos.sinGanador]]],
  ] as const)('name the box when %s', async (_, cambios, errores) => {
    const { quienes } = await unaLigaConDos(app());
    const { status, body } = await guardar(0, { ...datosPartido(quienes), ...cambios });
    const errors = errores.map(([path, message]) => ({ path, message }));
    if (errors.length === 0) return expect(status).toBe(200);
    expect({ status, body }).toEqual({ status: 400, body: { message: errors[0]?.message, errors } });
  });

  it('name every box at fault under one general sentence', async () => {
    const { quienes } = await unaLigaConDos(app());
    const { status, body } = await guardar(0, {
      ...datosPartido(quienes),
      jugador1Set1: 200,
      jugador1Set2: 6,
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      message: mensajes.datosInvalidos,
      errors: [
        { path: 'jugador1Set1', message: textos.noEsEntero },
        { path: 'jugador2Set1', message: textos.faltaPareja },
        { path: 'jugador2Set2', message: textos.faltaPareja },
      ],
    });
  });

  it('need two different players', async () => {
    const { quienes, ana } = await unaLigaConDos(app());
    expect(await guardar(0, { ...datosPartido(quienes), idJugador2: ana.id })).toMatchObject({
      status: 400,
      body: { message: textos.mismoJugador, errors: [{ path: 'idJugador2' }] },
    });
  });

  it.each([
    ['idLiga', mensajes.ligaInexistente],
    ['idPista', mensajes.pistaInexistente],
    ['idJugador1', mensajes.jugadorInexistente],
    ['idJugador2', mensajes.jugadorInexistente],
  ])('refuse an %s that does not exist', async (path, message) => {
    const { quienes } = await unaLigaConDos(app());
    expect(await guardar(0, { ...datosPartido(quienes), [path]: 999_999 })).toMatchObject({
      status: 400,
      body: { message, errors: [{ path, message }] },
    });
  });

  it.each([
    ['fecha', '2026-02-30T10:00'],
    ['fecha', '2026-11-21'],
    ['fecha', '2026-11-21T24:00'],
    ['fecha', '2026-11-21T10:00:00Z'],
    ['fecha', '9999-12-31T10:00'],
    ['fecha', null],
    ['duracion', 45],
    ['idLiga', 0],
    ['idJugador1', 'Ana'],
    ['idPista', 2 ** 31],
    ['observaciones', 'x'.repeat(2001)],
    ['jugador1Set1', 'seis'],
    ['jugador1Aplaza', 'no'],
  ])('refuse %s %j, naming it', async (path, valor) => {
    const { quienes } = await unaLigaConDos(app());
    const refused = await guardar(0, { ...datosPartido(quienes), [path]: valor });
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.datosInvalidos } });
    expect((refused.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      path,
    ]);
  });

  it('take boxes as a form sends them: digits as text, and nothing for an empty one', async () => {
    const { quienes } = await unaLigaConDos(app());
    const boxes = {
      jugador1Set1: '6',
      jugador2Set1: '4',
      jugador1Set2: '6',
      jugador2Set2: '0',
      jugador1Set3: '',
    };
    const saved = await guardar(0, { ...datosPartido(quienes), ...boxes });
    expect(saved).toMatchObject({
      status: 200,
      body: { jugador1Set1: 6, jugador2Set2: 0, jugador1Set3: null },
    });
  });

  it('refuse who is not on the roster of a league with a table, and keep who was in the match', async () => {
    const { quienes } = await unaLigaConDos(app());
    const ajeno = await unJugador(app());
    const refused = await guardar(0, { ...datosPartido(quienes), idJugador2: ajeno.id });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: mensajes.jugadorFueraDeLiga, errors: [{ path: 'idJugador2' }] },
    });
    const { id } = await unPartido(app(), quienes);
    const { version: _, ...jugador } = await app().call(jugadoresApi.leer, {
      params: { id: quienes.idJugador1 },
    });
    await app().call(jugadoresApi.guardar, {
      params: { id: quienes.idJugador1 },
      body: { ...jugador, idLiga: null },
    });
    expect((await guardar(id, { ...datosPartido(quienes), ...marcador('6-4 6-4') })).status).toBe(200);
    expect((await guardar(0, { ...datosPartido(quienes), fecha: '2026-12-01T10:00' })).status).toBe(400);
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    const amistoso = { idLiga: amistosos.id, idJugador1: ajeno.id, idJugador2: quienes.idJugador2 };
    expect((await guardar(0, { ...datosPartido(amistoso), fecha: '2026-12-02T10:00' })).status).toBe(200);
  });

  it('are saved with warnings when they look unusual', async () => {
    const { quienes } = await unaLigaConDos(app());
    const avisos = async (cambios: object) => {
      const { status, body } = await guardar(0, { ...datosPartido(quienes), ...cambios });
      expect(status).toBe(200);
      await app().api('DELETE', `${PARTIDOS}/${(body as { id: number }).id}`);
      return (body as { avisos: { path: string; message: string }[] }).avisos;
    };
    expect(await avisos(marcador('6-4 7-5'))).toEqual([]);
    expect(await avisos(marcador('6-5 6-4'))).toEqual([
      { path: 'jugador1Set1', message: textos.setInusual(1) },
    ]);
    expect(await avisos(marcador('10-8 6-4'))).toEqual([
      { path: 'jugador1Set1', message: textos.superTieBreakPronto(1) },
    ]);
    expect(await avisos(marcador('6-4 6-4 6-4'))).toEqual([
      { path: 'jugador1Set3', message: textos.setDeMas(3) },
    ]);
    expect(await avisos(marcador('6-4'))).toEqual([{ path: 'jugador1Set1', message: textos.sinDosSets }]);
    expect(await avisos({ ...marcador('6-4 6-4'), jugador2Aplaza: true })).toEqual([
      { path: 'jugador2Aplaza', message: textos.resultadoAplazado },
    ]);
  });

  it('measure what is unusual by the rules of their own league', async () => {
    const { quienes } = await unaLigaConDos(app(), { tipo: 'infantil' });
    expect((await unPartido(app(), { ...quienes, ...marcador('4-2 4-1') })).avisos).toEqual([]);
  });

  it('refuse a save over an older version', async () => {
    const { quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), quienes);
    expect((await guardar(id, { ...datosPartido(quienes), version: 1 })).body).toMatchObject({ version: 2 });
    expect(await guardar(id, { ...datosPartido(quienes), version: 1 })).toMatchObject({
      status: 409,
      body: { message: mensajes.cambiadoMientras },
    });
  });

  it('take no new place in an inactive league or court, but keep the one they have', async () => {
    const { quienes, liga, pista } = await unaLigaConDos(app());
    const antes = await unPartido(app(), { ...quienes, idPista: pista.id });
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ estado: 'inactiva' }));
    await app().api('POST', `/api/private/pistas/${pista.id}`, { nombre: pista.nombre, estado: 'inactiva' });
    const otra = datosPartido({ ...quienes, fecha: '2026-11-22T10:00' });
    expect(await guardar(0, otra)).toMatchObject({
      status: 400,
      body: { message: mensajes.ligaInactiva, errors: [{ path: 'idLiga' }] },
    });
    const activa = await unaLiga(app(), { division: 2 });
    expect(await guardar(0, { ...otra, idLiga: activa.id, idPista: pista.id })).toMatchObject({
      status: 400,
      body: { message: mensajes.pistaInactiva, errors: [{ path: 'idPista' }] },
    });
    const puntuado = { ...datosPartido(quienes), idPista: pista.id, ...marcador('6-0 6-0') };
    expect((await guardar(antes.id, puntuado)).status).toBe(200);
  });

  it.each(['999999', '0', 'x'])('do not exist as %s', async (id) => {
    const { quienes } = await unaLigaConDos(app());
    expect((await app().api('GET', `${PARTIDOS}/${id}`)).status).toBe(404);
    expect((await app().api('DELETE', `${PARTIDOS}/${id}`)).status).toBe(404);
    if (id === '0') return;
    expect((await app().api('POST', `${PARTIDOS}/${id}`, datosPartido(quienes))).status).toBe(404);
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
