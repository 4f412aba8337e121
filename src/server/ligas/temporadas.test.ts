import { describe, expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { clasificacionesApi, type PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { type Liga, ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi, puntuacionesApi } from '#contract/liga/partidos.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { OBSERVACION_RESOLUCION } from '#domain/clasificacion/resolver-division.ts';
import {
  datosPartido,
  jugadoresDe,
  marcador,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

const AT_ONCE = 20;
const FINALIZAR = '/api/private/ligas/finalizar';
const NUEVA = '/api/private/ligas/nuevaTemporada';

describeEngines('the end of a season', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);

  const ver = (idLiga: number) => app().call(clasificacionesApi.ver, { query: { idLiga } });
  const previa = (idLiga: number, quitar?: string) =>
    app().call(temporadasApi.previa, { query: { idLiga, ...(quitar && { quitar }) } });
  const proximos = async () =>
    ((await app().send('GET', '/api/horarios/proximos')).body as { id: number }[]).map(({ id }) => id);
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
    return { liga, ana, luis, eva, ivan, sinJugar, entre };
  };

  describe('resolver división', () => {
    it('awards every missing match to the better placed, and what was put off in place', async () => {
      const { liga, luis, eva, ivan, sinJugar, entre } = await empezada();
      await entre(ivan, luis, { fecha: '2026-10-17T10:00', ...marcador('2-6 2-6') });
      const { body } = await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&quitar=${sinJugar.id}`);
      expect(body).toEqual({ creados: 4 });
      const partidos = await partidosDe(liga.id);
      expect(partidos).toHaveLength(6);
      const resueltos = partidos.filter(({ sintetico }) => sintetico);
      expect(resueltos).toHaveLength(4);
      for (const partido of resueltos)
        expect(partido).toMatchObject({
          fecha: '2026-11-21T10:00',
          idPista: null,
          observaciones: OBSERVACION_RESOLUCION,
          clubAplaza: false,
        });
      // Who had put one off is still counted.
      expect(resueltos.filter(({ jugador1Aplaza }) => jugador1Aplaza)).toHaveLength(1);
      const enSuSitio = partidos.find(({ id }) => id === sinJugar.id);
      expect(enSuSitio).toMatchObject({ idJugador1: ivan.id, idJugador2: eva.id, ...marcador('6-0 6-0') });
    });

    it('shows before the table that it leaves', async () => {
      const { liga } = await empezada();
      const antes = await previa(liga.id);
      expect(antes.creados).toBe(4);
      expect(await partidosDe(liga.id)).toHaveLength(3);
      await app().call(temporadasApi.finalizar, { query: { idLiga: liga.id } });
      const { clasificaciones, cruces } = antes;
      expect(await ver(liga.id)).toMatchObject({ clasificaciones, cruces, nota: null });
      expect(await previa(liga.id)).toMatchObject({ creados: 0, resueltos: [], quitados: [] });
    });

    it('does what was seen or nothing: refused once a result or the hour changes what it would award', async () => {
      const { liga, ana, luis, entre } = await empezada();
      const resolver = (huella: string) =>
        app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&huella=${huella}`);
      const refused = { status: 409, body: { message: mensajes.vistoCambiado } };
      const vista = await previa(liga.id);
      const enJuego = await entre(ana, luis, { fecha: '2026-11-21T09:00', ...marcador('0-6 0-6') });
      expect(await resolver(vista.huella)).toMatchObject(refused);
      expect((await partidosDe(liga.id)).some(({ sintetico }) => sintetico)).toBe(false);
      await app().api('DELETE', `/api/private/partidos/${enJuego.id}`);
      expect((await previa(liga.id)).huella).toBe(vista.huella);
      expect(await resolver(vista.huella)).toMatchObject({ status: 200, body: { creados: 4 } });
      expect(await resolver(vista.huella)).toMatchObject(refused);
    });

    it('leaves a match that is being played, and once it is over it is no longer what was seen', async () => {
      const liga = await unaLiga(app());
      const [ana, luis] = await jugadoresDe(app(), liga.id, 'Ana', 'Luis');
      const quienes = { idLiga: liga.id, idJugador1: ana?.id ?? 0, idJugador2: luis?.id ?? 0 };
      const { id } = await unPartido(app(), { ...quienes, fecha: '2026-11-21T09:00', duracion: 75 });
      const { huella, porJugar, creados } = await previa(liga.id);
      expect([porJugar.map((uno) => uno.id), creados]).toEqual([[id], 0]);
      const resuelta = await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&huella=${huella}`);
      expect(resuelta.body).toEqual({ creados: 0 });
      app().reloj.set('2026-11-21T10:16');
      const despues = await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&huella=${huella}`);
      expect(despues).toMatchObject({ status: 409, body: { message: mensajes.vistoCambiado } });
    });

    it('leaves what is arranged from now on, unless it is taken off, and tells one by one', async () => {
      const pista = await unaPista(app());
      const { liga, ana, luis, ivan, sinJugar, entre } = await empezada();
      await entre(ivan, luis, { fecha: '2026-10-17T10:00', ...marcador('2-6 2-6') });
      const puesto = { id: sinJugar.id, fecha: '2026-12-05T10:00', jugador1: 'Iván', jugador2: 'Eva' };
      const deHoy = await entre(ana, luis, { fecha: '2026-11-21T08:00', idPista: pista.id });
      const quitado = {
        id: deHoy.id,
        fecha: '2026-11-21T08:00',
        duracion: 90,
        pista: pista.nombre,
        jugador1: 'Ana',
        jugador2: 'Luis',
        aplazado: false,
        cancelado: true,
        porPuntuar: true,
      };
      const antes = await previa(liga.id);
      expect(antes.porJugar).toMatchObject([puesto]);
      expect(antes.quitados).toEqual([quitado]);
      expect(antes.resueltos).toContainEqual({ ganador: 'Ana', perdedor: 'Eva', aplazado: true });
      expect(antes.resueltos.filter(({ aplazado }) => !aplazado)).toHaveLength(2);
      const sinel = await previa(liga.id, String(sinJugar.id));
      expect(sinel).toMatchObject({ creados: 4, porJugar: [] });
      expect(sinel.quitados).toMatchObject([quitado, { ...puesto, cancelado: false }]);
      await app().api('GET', `${FINALIZAR}?idLiga=${liga.id}`);
      expect(await proximos()).toEqual([sinJugar.id]);
      expect(await app().log()).toContain('3 partidos de resolución y 1 quitado del horario');
    });

    it('of what it takes off says which was played already, as far as anybody knows', async () => {
      const { liga, ana, ivan, entre } = await empezada();
      const sinPuntuar = await entre(ivan, ana, { fecha: '2026-11-20T20:00' });
      const { quitados } = await previa(liga.id);
      expect(quitados).toMatchObject([{ id: sinPuntuar.id, porPuntuar: true }]);
    });

    /** Ana has won the first leg to Luis. */
    const conLaIda = async () => {
      const liga = await unaLiga(app(), { idaVuelta: true, fechaIdaVuelta: '2026-10-01' });
      const [ana, luis] = (await jugadoresDe(app(), liga.id, 'Ana', 'Luis')) as [Jugador, Jugador];
      const quienes = { idLiga: liga.id, idJugador1: ana.id, idJugador2: luis.id };
      await unPartido(app(), { ...quienes, fecha: '2026-09-01T10:00', ...marcador('6-1 6-1') });
      return { liga, quienes };
    };

    it('a match put off and put again is awarded once, and none of it stays in the schedule', async () => {
      const { liga, quienes } = await conLaIda();
      const pista = await unaPista(app());
      await unPartido(app(), { ...quienes, fecha: '2026-10-20T10:00', jugador1Aplaza: true });
      const otra = await unPartido(app(), { ...quienes, fecha: '2026-12-10T10:00', idPista: pista.id });
      await app().api('GET', `${FINALIZAR}?idLiga=${liga.id}`);
      expect(await proximos()).toEqual([otra.id]);
      expect((await ver(liga.id)).clasificaciones.map((fila) => fila.partidosJugados)).toEqual([1, 1]);
      const { body } = await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&quitar=${otra.id}`);
      expect(body).toEqual({ creados: 1 });
      expect(await proximos()).toEqual([]);
      expect((await ver(liga.id)).clasificaciones.map((fila) => fila.partidosJugados)).toEqual([2, 2]);
      const enSuPista = datosPartido({ ...quienes, fecha: '2026-12-10T10:00', idPista: pista.id });
      expect((await app().api('POST', '/api/private/partidos/0', enSuPista)).status).toBe(200);
    });

    it('putting a match off is not taken back once its pair has had the result it owed', async () => {
      const { liga, quienes } = await conLaIda();
      const { avisos: _, ...puesto } = await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
      await app().api('POST', `/api/private/partidos/${puesto.id}`, { ...puesto, jugador1Aplaza: true });
      const aplazar = await ultima();
      const otra = await unPartido(app(), { ...quienes, fecha: '2026-12-10T10:00' });
      await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&quitar=${otra.id}`);
      const resolver = await ultima();
      const negado = await deshacer(aplazar);
      expect(negado).toMatchObject({ status: 409 });
      expect(negado.text).toContain('Esto ha cambiado después');
      expect((await deshacer(resolver)).status).toBe(200);
      expect((await deshacer(aplazar)).status).toBe(200);
      expect(await proximos()).toEqual([puesto.id, otra.id]);
    });

    it('refuses to take off what is no longer arranged', async () => {
      const { liga, sinJugar } = await empezada();
      await app().api('DELETE', `/api/private/partidos/${sinJugar.id}`);
      const respuesta = await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&quitar=${sinJugar.id}`);
      expect(respuesta).toMatchObject({ status: 409, body: { message: mensajes.yaNoEstaPuesto } });
      expect(await partidosDe(liga.id)).toHaveLength(2);
      for (const quitar of ['x', '1,,2', '0'])
        expect((await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}&quitar=${quitar}`)).status).toBe(400);
    });

    it('awards nobody the only match of two who have not played, and says why', async () => {
      const liga = await unaLiga(app());
      await jugadoresDe(app(), liga.id, 'Ana', 'Luis');
      expect((await previa(liga.id)).sinAdjudicar).toEqual([
        { jugador1: 'Ana', jugador2: 'Luis', faltan: 1, motivo: 'no han jugado ninguno' },
      ]);
      expect(await app().call(temporadasApi.finalizar, { query: { idLiga: liga.id } })).toEqual({
        creados: 0,
      });
      expect(await partidosDe(liga.id)).toEqual([]);
    });

    it('awards the only match that is missing', async () => {
      const { liga } = await conLaIda();
      expect(await app().call(temporadasApi.finalizar, { query: { idLiga: liga.id } })).toEqual({
        creados: 1,
      });
      expect(await partidosDe(liga.id)).toMatchObject([
        { sintetico: true, ...marcador('6-0 6-0') },
        { sintetico: false },
      ]);
    });

    it('again creates nothing; by GET too', async () => {
      const { liga } = await empezada();
      expect((await app().api('GET', `${FINALIZAR}?idLiga=${liga.id}`)).body).toEqual({ creados: 4 });
      const registro = await app().log();
      expect((await app().api('GET', `${FINALIZAR}?idLiga=${liga.id}`)).body).toEqual({ creados: 0 });
      expect(await app().log()).toEqual(registro);
      expect(await partidosDe(liga.id)).toHaveLength(6);
    });

    it('resolves both legs of a league with two', async () => {
      const { liga } = await empezada({ idaVuelta: true, fechaIdaVuelta: '2027-02-01' });
      expect((await app().api('POST', `${FINALIZAR}?idLiga=${liga.id}`)).body).toEqual({ creados: 9 });
    });

    it(`${AT_ONCE} at once are applied exactly once`, async () => {
      const { liga } = await empezada();
      const calls = Array.from({ length: AT_ONCE }, (_, i) =>
        app().api(i % 2 ? 'GET' : 'POST', `${FINALIZAR}?idLiga=${liga.id}`),
      );
      const creados = (await Promise.all(calls)).map(({ body }) => (body as { creados: number }).creados);
      expect(creados.toSorted((a, b) => b - a)).toEqual([4, ...Array(AT_ONCE - 1).fill(0)]);
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
      const esperados = (finalizada.body as { creados: number }).creados === 3 ? 6 : 7;
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

    it('begins with the next years, if asked, unless that one is there already; the call alone repeats its own', async () => {
      const { liga } = await empezada();
      const query = { idLiga: liga.id, anios: 'siguientes' as const };
      const otra = await unaLiga(app(), { anio: liga.anio + 1 });
      const negada = await app().api('POST', `${NUEVA}?idLiga=${liga.id}&anios=siguientes`);
      expect(negada).toMatchObject({ status: 409, body: { message: mensajes.ligaRepetida } });
      expect(await app().call(ligasApi.listar, {})).toHaveLength(2);
      await app().api('DELETE', `/api/private/ligas/${otra.id}`);
      const ligas = await app().call(temporadasApi.nuevaTemporada, { query });
      expect(ligas.map(({ anio, estado }) => [anio, estado]).sort()).toEqual([
        [liga.anio, 'inactiva'],
        [liga.anio + 1, 'activa'],
      ]);
      const porGet = await app().api(
        'GET',
        `${NUEVA}?idLiga=${ligas.find(({ estado }) => estado === 'activa')?.id}`,
      );
      expect((porGet.body as Liga[]).map(({ anio }) => anio).sort()).toEqual([
        liga.anio,
        liga.anio + 1,
        liga.anio + 1,
      ]);
    });

    describe('and the matches still arranged in the old one', () => {
      const conPuestos = async () => {
        const pista = await unaPista(app());
        const empieza = await empezada();
        const { ana, ivan, entre } = empieza;
        const enPista = { fecha: '2026-11-21T20:00', idPista: pista.id };
        const estaNoche = await entre(ana, ivan, enPista);
        const sinPuntuar = await entre(ivan, ana, { fecha: '2026-11-20T20:00' });
        return { ...empieza, enPista, estaNoche, sinPuntuar };
      };
      const deLaMesa = async () => {
        const { body } = await app().api('GET', '/api/private/resumen');
        const { partidos, porPuntuar } = body as Resumen;
        return { ids: partidos.map(({ id }) => id), porPuntuar };
      };

      it('are told first', async () => {
        const { liga, estaNoche, sinPuntuar, sinJugar } = await conPuestos();
        const { haria } = await app().rehearse(temporadasApi.nuevaTemporada, { query: { idLiga: liga.id } });
        const { jugadores, puestos } = haria;
        expect(jugadores).toBe(4);
        const [aplazado, ...resto] = puestos;
        expect(aplazado).toMatchObject({ fecha: '2026-10-10T10:00', aplazado: true });
        expect(resto.map(({ id }) => id)).toEqual([sinPuntuar.id, estaNoche.id, sinJugar.id]);
        expect(resto[1]).toMatchObject({ fecha: '2026-11-21T20:00', jugador1: 'Ana', jugador2: 'Iván' });
      });

      it('stay to be played by default, and schedule, panel and bulk scoring show them', async () => {
        const { liga, estaNoche, sinPuntuar, sinJugar } = await conPuestos();
        await abrir(liga.id);
        expect(await proximos()).toEqual([estaNoche.id, sinJugar.id]);
        expect(await deLaMesa()).toEqual({
          ids: [estaNoche.id],
          porPuntuar: [{ tipo: 'social', cuantos: 1 }],
        });
        const pendientes = await app().call(puntuacionesApi.pendientes, { query: { tipo: 'social' } });
        expect(pendientes.map(({ id }) => id)).toEqual([sinPuntuar.id]);
      });

      it('or are cancelled: they hold nothing, the page of their players says so, and undo brings them back', async () => {
        const { liga, ana, ivan, enPista, estaNoche } = await conPuestos();
        const antes = await partidosDe(liga.id);
        await app().call(temporadasApi.nuevaTemporada, {
          query: { idLiga: liga.id, pendientes: 'cancelar' },
        });
        const temporada = await ultima();
        expect(await app().log()).toContain('4 partidos cancelados');
        expect(await proximos()).toEqual([]);
        expect(await deLaMesa()).toEqual({ ids: [], porPuntuar: [] });
        const { body } = await app().send('GET', `/api/clasificaciones/jugador/${ana.id}`);
        const { partidos } = body as { partidos: PartidoPublico[] };
        expect(partidos.find(({ id }) => id === estaNoche.id)).toMatchObject({
          cancelado: true,
          ganador: null,
        });
        const [nueva] = await app().call(ligasApi.listar, {});
        const otro = { idLiga: nueva?.id ?? 0, idJugador1: ana.id, idJugador2: ivan.id, ...enPista };
        const creado = await app().api('POST', '/api/private/partidos/0', datosPartido(otro));
        expect(creado.status).toBe(200);
        expect((await deshacer(temporada)).status).toBe(409);
        await app().api('DELETE', `/api/private/partidos/${(creado.body as { id: number }).id}`);
        expect((await deshacer(temporada)).status).toBe(200);
        const sinVersion = (todos: typeof antes) => todos.map(({ version: _, ...resto }) => resto);
        expect(sinVersion(await partidosDe(liga.id))).toEqual(sinVersion(antes));
      });
    });

    it('leaves the table of the old league as it was, also who never played, and its matches', async () => {
      const { liga } = await empezada();
      await unJugador(app(), { idLiga: liga.id, nombre: 'Sin partidos' });
      const [antes, partidos] = [await ver(liga.id), await partidosDe(liga.id)];
      await abrir(liga.id);
      expect(await ver(liga.id)).toEqual(antes);
      const inactiva = `${liga.nombre} (inactiva)`;
      expect(await partidosDe(liga.id)).toEqual(partidos.map((partido) => ({ ...partido, liga: inactiva })));
    });

    it('does what was seen or nothing: refused once another match is arranged', async () => {
      const { liga, ana, luis, entre } = await empezada();
      const query = { idLiga: liga.id };
      const { huella } = (await app().rehearse(temporadasApi.nuevaTemporada, { query })).haria;
      const url = `${NUEVA}?idLiga=${liga.id}&pendientes=cancelar&huella=${huella}`;
      const { id } = await entre(ana, luis, { fecha: '2026-12-17T19:00' });
      expect(await app().api('POST', url)).toMatchObject({
        status: 409,
        body: { message: mensajes.vistoCambiado },
      });
      expect(await app().call(partidosApi.leer, { params: { id } })).toMatchObject({ cancelado: false });
      await app().api('DELETE', `/api/private/partidos/${id}`);
      expect((await app().api('POST', url)).status).toBe(200);
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
