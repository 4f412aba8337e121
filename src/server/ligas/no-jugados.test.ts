import { describe, expect, it } from 'vitest';
import { resumenApi } from '#contract/club/resumen.ts';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import type { MisPartidos } from '#contract/cuentas/mis-partidos.ts';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { plazosApi } from '#contract/liga/plazos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { PROGRAMA } from '#domain/cuenta/cuenta.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { recordarPlazos } from '#server/avisos/plazos.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { darVencidos } from './no-jugados.ts';

const TODOS = { jugador: null, fecha: null, idPista: null };

describeEngines('results whose deadline has passed', (engine) => {
  const app = useApp(engine);
  const { lineas, ultima, deshacer } = registroDe(app);

  /** It is 21 November: of three days, the first two are late. */
  const escenario = async (cambios: object = {}) => {
    const deSerie = { ...reglasIniciales('social'), plazoResultado: 3, anotan: 'aprobado' as const };
    const reglas = { ...deSerie, ...cambios };
    const { liga, ana, quienes } = await unaLigaConDos(app(), { reglas, idaVuelta: true });
    const el = (dia: string, resto: object = {}) =>
      unPartido(app(), { ...quienes, fecha: `2026-11-${dia}T10:00`, ...resto });
    const [uno, dos] = [await el('01'), await el('17')];
    await el('18');
    await el('02', marcador('6-1 6-1'));
    await el('03', { jugador1Aplaza: true });
    await el('04', { ...marcador('6-1'), desenlace: 'suspendido' });
    return { liga, ana, uno, dos };
  };

  const params = (liga: { id: number }) => ({ id: liga.id });
  const prever = async (liga: { id: number }) =>
    (await app().rehearse(plazosApi.noJugados, { params: params(liga), body: null })).haria;
  const dar = ({ id }: { id: number }, partidos: readonly number[]) =>
    app().api('POST', `/api/private/ligas/${id}/no-jugados`, { partidos });
  const fueraDePlazo = async () => (await app().call(resumenApi.leer, {})).fueraDePlazo;

  it('are told to staff, with their count, and are what the list filters', async () => {
    const { liga, uno, dos } = await escenario();
    expect(await fueraDePlazo()).toEqual([{ id: liga.id, nombre: liga.nombre, cuantos: 2 }]);
    const filtro = { ...TODOS, idLiga: liga.id, fueraDePlazo: true };
    const lista = await app().call(partidosApi.buscar, { body: filtro });
    expect(lista.map(({ id }) => id)).toEqual([dos.id, uno.id]);
  });

  it('are nothing in a league that sets none, as leagues begin and as those of before are', async () => {
    expect(reglasIniciales('social').plazoResultado).toBe(0);
    const { liga } = await escenario({ plazoResultado: undefined });
    expect(liga.reglas.plazoResultado).toBe(0);
    expect(await fueraDePlazo()).toEqual([]);
    expect(await prever(liga)).toEqual({ partidos: [], conDicho: 0, ninguno: 0 });
    expect(await dar(liga, [])).toMatchObject({ status: 409, body: { message: mensajes.vistoCambiado } });
  });

  it('are given up in one act: each is named before, the log says how many, and one press takes it back', async () => {
    const { liga, uno, dos } = await escenario();
    const quienes = { jugador1: 'Ana Gil', jugador2: 'Luis Paz' };
    expect(await prever(liga)).toEqual({
      partidos: [uno, dos].map(({ id, fecha }) => ({ id, fecha, ...quienes })),
      conDicho: 0,
      ninguno: 0,
    });
    const antes = await tablas(app());
    expect((await dar(liga, [uno.id, dos.id])).status).toBe(204);
    const despues = await app().call(partidosApi.leer, { params: { id: uno.id } });
    expect(despues).toMatchObject({ desenlace: 'no-presentados', fecha: uno.fecha });
    expect(await fueraDePlazo()).toEqual([]);
    expect((await lineas()).map(({ texto }) => texto)).toContain(
      `Da por no jugados 2 partidos de «${liga.nombre}», fuera de plazo`,
    );
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
    expect(await fueraDePlazo()).toEqual([{ id: liga.id, nombre: liga.nombre, cuantos: 2 }]);
  });

  it.each([
    [{ ninguno: -2 }, -2],
    [{ ninguno: null }, null],
    [{ ninguno: 1, clasifica: false }, null],
  ])('say before what both take of each match by the rules of their league: %j', async (reglas, ninguno) => {
    const { liga, ana, uno, dos } = await escenario(reglas);
    expect((await prever(liga)).ninguno).toBe(ninguno);
    const deAna = async () => {
      const { clasificaciones } = await app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
      return clasificaciones.find(({ idJugador }) => idJugador === ana.id)?.puntos;
    };
    const antes = (await deAna()) ?? 0;
    expect((await dar(liga, [uno.id, dos.id])).status).toBe(204);
    expect(await deAna()).toBe(antes + 2 * (ninguno ?? 0));
  });

  it('are no others than those confirmed: one scored meanwhile is refused, and nothing is written', async () => {
    const { liga, uno, dos } = await escenario();
    await app().api('POST', `/api/private/partidos/${uno.id}`, { ...uno, ...marcador('6-1 6-1') });
    const antes = await tablas(app());
    for (const cuales of [[uno.id, dos.id], [uno.id], []]) expect((await dar(liga, cuales)).status).toBe(409);
    expect(await tablas(app())).toEqual(antes);
    expect((await dar(liga, [dos.id])).status).toBe(204);
  });

  it('leave alone a match of which a player has said how it ended, and say how many', async () => {
    const { liga, ana, uno, dos } = await escenario();
    const { token } = await app().call(enlacePersonalApi.crear, { params: { id: ana.id } });
    const dicho = { token, id: uno.id, ...marcador('6-1 6-1') };
    expect((await app().send('POST', '/api/mi/resultado', { body: dicho })).status).toBe(200);
    const { partidos, conDicho } = await prever(liga);
    expect([partidos.map(({ id }) => id), conDicho]).toEqual([[dos.id], 1]);
    expect((await dar(liga, [dos.id])).status).toBe(204);
    const leido = await app().call(partidosApi.leer, { params: { id: uno.id } });
    expect(leido).not.toHaveProperty('desenlace');
    // It was given another day since: what was said is not of this one.
    await app().api('POST', `/api/private/partidos/${uno.id}`, { ...leido, fecha: '2026-11-16T10:00' });
    app().reloj.set('2026-11-30T10:00');
    app().token = await app().signIn();
    expect((await prever(liga)).conDicho).toBe(1);
    await app().base.db.updateTable('dicho').set({ dt: 1_700_000_000 }).execute();
    expect(await prever(liga)).toMatchObject({ conDicho: 0, partidos: [{ id: uno.id }, {}] });
  });

  describe('in a league that gives them up by itself', () => {
    const deps = () => ({ base: crearFirma(app().base, app().reloj)({ usuario: null }), reloj: app().reloj });
    const recordar = () => recordarPlazos({ base: app().base, reloj: app().reloj });
    const dar = () => darVencidos(deps());
    const solos = async () => (await app().call(resumenApi.leer, {})).seDaran;
    const como = async ({ id }: { id: number }) =>
      (await app().call(partidosApi.leer, { params: { id } })).desenlace ?? 'pendiente';
    const elDia = async (dia: string) => {
      app().reloj.set(`${dia}T00:10`);
      app().token = await app().signIn();
    };
    const solo = (cambios: object = {}) => escenario({ alVencer: 'solo', ...cambios });

    it('they go once their players have been told and the day has come, with their line, and one press takes it back for good', async () => {
      const { liga, uno, dos } = await solo();
      expect([await dar(), await solos()]).toEqual([0, []]);
      // That of the 18th too, whose last day is the 21st; all wait until the 23rd.
      expect(await recordar()).toBe(3);
      expect(await solos()).toEqual([{ id: liga.id, nombre: liga.nombre, cuantos: 3, desde: '2026-11-23' }]);
      expect(await recordar()).toBe(0);
      await elDia('2026-11-22');
      expect(await dar()).toBe(0);
      await elDia('2026-11-23');
      const antes = await tablas(app());
      const veces = await Promise.all([dar(), dar()]);
      expect(veces.sort()).toEqual([0, 3]);
      expect([await como(uno), await como(dos)]).toEqual(['no-presentados', 'no-presentados']);
      expect([await fueraDePlazo(), await solos()]).toEqual([[], []]);
      const frase = `Por la regla de la liga, da por no jugados 3 partidos de «${liga.nombre}», fuera de plazo`;
      expect((await lineas()).find(({ texto }) => texto === frase)).toMatchObject({ usuario: PROGRAMA });
      expect((await deshacer(await ultima())).status).toBe(200);
      expect({ ...(await tablas(app())), recordatorio: null }).toEqual({ ...antes, recordatorio: null });
      expect([await recordar(), await dar(), await solos()]).toEqual([0, 0, []]);
      expect(await fueraDePlazo()).toEqual([{ id: liga.id, nombre: liga.nombre, cuantos: 3 }]);
      // Of another day, it begins again.
      const leido = await app().call(partidosApi.leer, { params: { id: uno.id } });
      await app().api('POST', `/api/private/partidos/${uno.id}`, { ...leido, fecha: '2026-11-19T10:00' });
      expect(await recordar()).toBe(1);
      expect((await solos())[0]).toMatchObject({ cuantos: 1, desde: '2026-11-25' });
    });

    it('none goes that was told, written, put off or stopped meanwhile, whose league says otherwise or gives more days', async () => {
      const { liga, ana, uno, dos } = await solo();
      await recordar();
      await elDia('2026-11-23');
      await app().api('POST', `/api/private/partidos/${dos.id}`, { ...dos, jugador1Aplaza: true });
      const { token } = await app().call(enlacePersonalApi.crear, { params: { id: ana.id } });
      const dicho = { token, id: uno.id, ...marcador('6-1 6-1') };
      expect((await app().send('POST', '/api/mi/resultado', { body: dicho })).status).toBe(200);
      const conReglas = async (reglas: object) => {
        const leida = await app().call(ligasApi.leer, { params: { id: liga.id } });
        const body = { ...leida, reglas: { ...leida.reglas, ...reglas } };
        await app().call(ligasApi.guardar, { params: { id: liga.id }, body });
      };
      await conReglas({ alVencer: 'mesa' });
      expect(await dar()).toBe(0);
      await conReglas({ alVencer: 'solo', plazoResultado: 30 });
      expect(await dar()).toBe(0);
      await conReglas({ plazoResultado: 3 });
      expect(await dar()).toBe(1);
      expect([await como(uno), (await como(dos)) === 'no-presentados']).toEqual(['pendiente', false]);
    });

    it('where it was turned on later, what had been reminded is told again, and waits', async () => {
      const { liga } = await escenario();
      await app()
        .base.db.insertInto('recordatorio')
        .columns(['idPartido', 'fecha'])
        .expression((eb) => eb.selectFrom('partido').select(['id', 'fecha']))
        .execute();
      expect(await recordar()).toBe(0);
      const reglas = { ...liga.reglas, alVencer: 'solo' as const };
      await app().call(ligasApi.guardar, { params: { id: liga.id }, body: { ...liga, reglas } });
      expect([await dar(), await recordar(), await dar()]).toEqual([0, 3, 0]);
    });

    it('is refused without a deadline, with what to do', async () => {
      const { liga } = await solo();
      const reglas = { ...liga.reglas, plazoResultado: 0 };
      const { status, body } = await app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, reglas });
      const message = 'Sin plazo nada se da por no jugado solo: pon los días, o elige que lo haga el club';
      expect([status, body]).toMatchObject([400, { errors: [{ path: 'reglas.plazoResultado', message }] }]);
    });
  });

  it('are told to players where they write their result: until when, or that it is over', async () => {
    const { ana, uno } = await escenario();
    const { token } = await app().call(enlacePersonalApi.crear, { params: { id: ana.id } });
    const { body } = await app().send('POST', '/api/mi/partidos', { body: { token } });
    const { resultados } = body as MisPartidos;
    expect(resultados.find(({ id }) => id === uno.id)?.ultimoDia).toBe('2026-11-04');
    expect(resultados.map(({ ultimoDia }) => ultimoDia)).toContain('2026-11-21');
  });
});
