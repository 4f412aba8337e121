import { describe, expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/clasificaciones.ts';
import type { Jugador } from '#contract/jugadores.ts';
import { jugadoresApi } from '#contract/jugadores.ts';
import { type Liga, ligasApi } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { partidosApi } from '#contract/partidos.ts';
import { temporadasApi } from '#contract/temporadas.ts';
import { OBSERVACION_RESOLUCION } from '#domain/clasificacion/resolver-division.ts';
import { jugadoresDe, marcador, unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const AT_ONCE = 20;
const FINALIZAR = '/api/private/ligas/finalizar';
const NUEVA = '/api/private/ligas/nuevaTemporada';

describeEngines('the end of a season', (engine) => {
  const app = useApp(engine);

  const ver = (idLiga: number) => app().call(clasificacionesApi.ver, { query: { idLiga } });
  const previa = (idLiga: number) => app().call(temporadasApi.previa, { query: { idLiga } });
  const partidosDe = (idLiga: number) =>
    app().call(partidosApi.buscar, { body: { idLiga, fecha: null, idPista: null, jugador: null } });
  const cambiar = (liga: Liga, cambios: object) =>
    app().api('POST', `/api/private/ligas/${liga.id}`, { ...liga, ...cambios });

  /** Four players; Ana beat Luis, Eva and Iván have a match without result and Eva postponed one with Ana. */
  const empezada = async (cambios = {}) => {
    const liga = await unaLiga(app(), cambios);
    const todos = await jugadoresDe(app(), liga.id, 'Ana', 'Luis', 'Eva', 'Iván');
    const [ana, luis, eva, ivan] = todos as [Jugador, Jugador, Jugador, Jugador];
    const entre = (uno: Jugador, dos: Jugador, mas: object) =>
      unPartido(app(), { idLiga: liga.id, idJugador1: uno.id, idJugador2: dos.id, ...mas });
    await entre(ana, luis, { fecha: '2026-10-03T10:00', ...marcador('6-4 6-3') });
    const sinJugar = await entre(ivan, eva, { fecha: '2026-12-05T10:00' });
    await entre(eva, ana, { fecha: '2026-10-10T10:00', jugador1Aplaza: true });
    return { liga, ana, luis, eva, ivan, sinJugar };
  };

  describe('resolver división', () => {
    it('awards every missing match to the better placed, and scores those without result in place', async () => {
      const { liga, eva, ivan, sinJugar } = await empezada();
      const { body } = await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}`);
      expect(body).toEqual({ creados: 5 });
      const partidos = await partidosDe(liga.id);
      expect(partidos).toHaveLength(6);
      const resueltos = partidos.filter(({ sintetico }) => sintetico);
      expect(resueltos).toHaveLength(5);
      for (const partido of resueltos)
        expect(partido).toMatchObject({
          fecha: '2026-11-21T10:00',
          idPista: null,
          observaciones: OBSERVACION_RESOLUCION,
          jugador1Aplaza: false,
        });
      const enSuSitio = partidos.find(({ id }) => id === sinJugar.id);
      expect(enSuSitio).toMatchObject({ idJugador1: ivan.id, idJugador2: eva.id, ...marcador('0-6 0-6') });
    });

    it('shows before the table that it leaves', async () => {
      const { liga } = await empezada();
      const antes = await previa(liga.id);
      expect(antes.creados).toBe(5);
      expect(await partidosDe(liga.id)).toHaveLength(3);
      await app().call(temporadasApi.finalizar, { query: { idLiga: liga.id } });
      const { creados: _, ...tabla } = antes;
      expect(await ver(liga.id)).toEqual(tabla);
      expect((await previa(liga.id)).creados).toBe(0);
    });

    it('awards the only match that is missing', async () => {
      const liga = await unaLiga(app());
      await jugadoresDe(app(), liga.id, 'Ana', 'Luis');
      expect(await app().call(temporadasApi.finalizar, { query: { idLiga: liga.id } })).toEqual({
        creados: 1,
      });
      expect(await partidosDe(liga.id)).toMatchObject([{ sintetico: true, ...marcador('6-0 6-0') }]);
    });

    it('again creates nothing; by GET too', async () => {
      const { liga } = await empezada();
      expect((await app().api('GET', `${FINALIZAR}?idLiga=${liga.id}`)).body).toEqual({ creados: 5 });
      const registro = await app().log();
      expect((await app().api('GET', `${FINALIZAR}?idLiga=${liga.id}`)).body).toEqual({ creados: 0 });
      expect(await app().log()).toEqual(registro);
      expect(await partidosDe(liga.id)).toHaveLength(6);
    });

    it('resolves both legs of a league with two', async () => {
      const { liga } = await empezada({ idaVuelta: true, fechaIdaVuelta: '2027-02-01' });
      expect((await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}`)).body).toEqual({ creados: 11 });
    });

    it(`${AT_ONCE} at once are applied exactly once`, async () => {
      const { liga } = await empezada();
      const calls = Array.from({ length: AT_ONCE }, (_, i) =>
        app().api(i % 2 ? 'GET' : 'POST', `${FINALIZAR}?idLiga=${liga.id}`),
      );
      const creados = (await Promise.all(calls)).map(({ body }) => (body as { creados: number }).creados);
      expect(creados.toSorted((a, b) => b - a)).toEqual([5, ...Array(AT_ONCE - 1).fill(0)]);
      expect(await partidosDe(liga.id)).toHaveLength(6);
    });

    it('and a score at the same moment never leave a pair with two results', async () => {
      const { liga, luis, ivan } = await empezada();
      const quienes = { idLiga: liga.id, idJugador1: luis.id, idJugador2: ivan.id };
      const nuevo = { ...quienes, fecha: '2026-11-07T10:00', duracion: 90, ...marcador('6-0 6-0') };
      const [finalizada] = await Promise.all([
        app().api('POST', `${FINALIZAR}?idLiga=${liga.id}`),
        app().api('POST', '/api/private/partidos/0', nuevo),
      ]);
      const esperados = (finalizada.body as { creados: number }).creados === 4 ? 6 : 7;
      expect(await partidosDe(liga.id)).toHaveLength(esperados);
    });
  });

  describe('nueva temporada', () => {
    const abrir = (idLiga: number) => app().call(temporadasApi.nuevaTemporada, { query: { idLiga } });

    it('copies the league and moves everybody, whatever their status; the old one is inactive', async () => {
      const { liga } = await empezada({ idaVuelta: true, fechaIdaVuelta: '2026-11-01' });
      await unJugador(app(), { idLiga: liga.id, estado: 'eliminado' });
      const ligas = await abrir(liga.id);
      expect(ligas).toEqual(await app().call(ligasApi.listar, {}));
      const nueva = ligas.find(({ estado }) => estado === 'activa') as Liga;
      const { id: _, version: __, fechaIdaVuelta: ___, ...igual } = liga;
      expect(nueva).toMatchObject({ ...igual, fechaIdaVuelta: null, version: 1 });
      expect(ligas.find(({ id }) => id === liga.id)).toEqual({ ...liga, estado: 'inactiva', version: 2 });
      const jugadores = await app().call(jugadoresApi.listar, {});
      expect(jugadores.map(({ idLiga }) => idLiga)).toEqual(Array(5).fill(nueva.id));
      expect((await ver(nueva.id)).clasificaciones.map(({ puntos }) => puntos)).toEqual(Array(5).fill(0));
    });

    it('leaves the table of the old league as it was, also who never played, and its matches', async () => {
      const { liga } = await empezada();
      await unJugador(app(), { idLiga: liga.id, nombre: 'Sin partidos' });
      const [antes, partidos] = [await ver(liga.id), await partidosDe(liga.id)];
      await abrir(liga.id);
      expect(await ver(liga.id)).toEqual(antes);
      expect(await partidosDe(liga.id)).toEqual(partidos);
    });

    it('a second time is a conflict, and so is resolving the old league', async () => {
      const { liga } = await empezada();
      expect((await app().api('GET', `${NUEVA}?idLiga=${liga.id}`)).status).toBe(200);
      for (const ruta of [NUEVA, FINALIZAR, `${FINALIZAR}/previa`])
        expect(await app().api('GET', `${ruta}?idLiga=${liga.id}`)).toMatchObject({
          status: 409,
          body: { message: mensajes.ligaNoEnJuego },
        });
    });

    it(`${AT_ONCE} at once are applied exactly once`, async () => {
      const { liga } = await empezada();
      const calls = Array.from({ length: AT_ONCE }, (_, i) =>
        app().api(i % 2 ? 'GET' : 'POST', `${NUEVA}?idLiga=${liga.id}`),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
      expect(await app().call(ligasApi.listar, {})).toHaveLength(2);
    });
  });

  it.each(['amistosos', 'playoff'] as const)('is not for %s', async (tipo) => {
    const liga = await unaLiga(app(), { tipo });
    for (const ruta of [NUEVA, FINALIZAR])
      expect((await app().api('POST', `${ruta}?idLiga=${liga.id}`)).status).toBe(409);
  });

  it('is not for an inactive league', async () => {
    const liga = await unaLiga(app());
    await cambiar(liga, { estado: 'inactiva' });
    for (const ruta of [NUEVA, FINALIZAR])
      expect((await app().api('POST', `${ruta}?idLiga=${liga.id}`)).status).toBe(409);
  });

  it('needs a league that exists, and a token', async () => {
    for (const ruta of [NUEVA, FINALIZAR]) {
      expect((await app().api('POST', `${ruta}?idLiga=999999`)).status).toBe(404);
      expect((await app().api('POST', ruta)).status).toBe(400);
      expect((await app().send('GET', `${ruta}?idLiga=1`)).status).toBe(401);
    }
  });
});
