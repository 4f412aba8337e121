import { expect, it } from 'vitest';
import { enlacePersonalApi, miApi } from '#contract/cuentas/mi.ts';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { calendariosApi } from '#contract/liga/horarios.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { parejasApi } from '#contract/liga/parejas.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { suplentesApi } from '#contract/liga/suplentes.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  cruce,
  datosPartido,
  leerJugador,
  marcador,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('somebody who plays for one of a pair', (engine) => {
  const app = useApp(engine);
  const { lineas, ultima, deshacer } = registroDe(app);
  const ver = (id: number) => app().call(suplentesApi.ver, { params: { id } });
  const leer = (id: number) => app().call(partidosApi.leer, { params: { id } });
  const pareja = (idLiga: number, una: Jugador, otra: Jugador) =>
    app().call(parejasApi.crear, { body: { idLiga, personas: [{ id: una.id }, { id: otra.id }] } });

  const poner = async (id: number, suplente: Jugador, por: Jugador, lado: 1 | 2 = 1) =>
    app().api('POST', `/api/private/partidos/${id}/suplentes`, {
      version: (await leer(id)).version,
      lado,
      suplencia: { suplente: suplente.id, por: por.id },
    });

  /** A league of pairs that admits so many, three pairs in it, and somebody who is in none. */
  async function tresParejas(suplencias = 1) {
    const suya = await unaLiga(app(), { division: 3, modo: 'parejas' });
    const liga = await app().call(ligasApi.guardar, {
      params: { id: suya.id },
      body: { ...suya, duracion: 90, reglas: { ...suya.reglas, suplencias } },
    });
    const nombres = [
      'Ana Olmedo',
      'Luis Rivas',
      'Eva Mora',
      'Leo Zurita',
      'Ada Vega',
      'Blas Coll',
      'Nora Vidal',
    ];
    const gente: Jugador[] = [];
    for (const nombre of nombres) gente.push(await unJugador(app(), { nombre }));
    const [ana, luis, eva, leo, ada, blas, nora] = gente as [
      Jugador,
      Jugador,
      Jugador,
      Jugador,
      Jugador,
      Jugador,
      Jugador,
    ];
    const parejas = [
      await pareja(liga.id, ana, luis),
      await pareja(liga.id, eva, leo),
      await pareja(liga.id, ada, blas),
    ] as const;
    return { liga, ana, luis, eva, leo, ada, blas, nora, parejas };
  }

  it('is told in the match, in public and in the log, changes nobody’s counts and is taken back', async () => {
    const { liga, luis, nora, parejas } = await tresParejas();
    const [una, otra] = parejas;
    const { id } = await unPartido(app(), { ...cruce(liga, una, otra), ...marcador('6-1 6-2') });
    const tabla = () => app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
    const [antes, puestos] = [await tablas(app()), await tabla()];
    expect((await ver(id)).parejas).toMatchObject([
      { lado: 1, pareja: 'Olmedo / Rivas', suplente: null, por: null, admite: true, quedan: 1 },
      { lado: 2, pareja: 'Mora / Zurita', suplente: null },
    ]);
    const { status, body } = await poner(id, nora, luis);
    expect([status, body]).toMatchObject([
      200,
      { parejas: [{ suplente: { nombre: 'Nora Vidal' }, por: { nombre: 'Luis Rivas' }, quedan: 1 }, {}] },
    ]);
    const publico = await app().call(clasificacionesApi.partido, { params: { id } });
    expect(publico.suplentes).toEqual([{ juega: 'Nora Vidal', por: 'Luis Rivas' }]);
    expect(await tabla()).toEqual(puestos);
    expect((await lineas())[0]?.texto).toMatch(
      /^Nora Vidal juega por Luis Rivas el partido «Olmedo \/ Rivas – /,
    );
    expect((await app().api('DELETE', `/api/private/jugadores/${nora.id}`)).status).toBe(409);
    await deshacer(await ultima());
    expect(await tablas(app())).toEqual(antes);
  });

  it('goes on while the match is of the same two, and is forgotten when it is of others', async () => {
    const { liga, ana, nora, parejas } = await tresParejas();
    const [una, otra, tercera] = parejas;
    const partido = await unPartido(app(), { ...cruce(liga, una, otra), fecha: '2026-12-05T10:00' });
    await poner(partido.id, nora, ana);
    const guardar = async (cambios: object) =>
      app().api('POST', `/api/private/partidos/${partido.id}`, {
        ...(await leer(partido.id)),
        ...cambios,
      });
    expect((await guardar({ ...marcador('6-0 6-0') })).status).toBe(200);
    expect((await ver(partido.id)).parejas[0]?.suplente?.nombre).toBe('Nora Vidal');
    expect((await guardar({ idJugador1: tercera.id })).status).toBe(200);
    expect((await ver(partido.id)).parejas.map(({ suplente }) => suplente)).toEqual([null, null]);
  });

  it('is in no other match then, whichever is saved later, nor of that league that day', async () => {
    const { liga, luis, eva, ada, nora, parejas } = await tresParejas(5);
    const [una, otra, tercera] = parejas;
    const sola = await unaLiga(app());
    const [sol, mar] = [
      await unJugador(app(), { idLiga: sola.id }),
      await unJugador(app(), { idLiga: sola.id }),
    ];
    const enSola = await app().api('POST', `/api/private/jugadores/${nora.id}`, {
      ...(await leerJugador(app(), nora.id)),
      idLiga: sola.id,
    });
    expect(enSola.status).toBe(200);
    const [pista, segunda] = [await unaPista(app()), await unaPista(app())];
    const { id } = await unPartido(app(), {
      ...cruce(liga, una, otra),
      fecha: '2026-12-05T10:00',
      idPista: pista.id,
    });
    await unPartido(app(), { ...cruce(liga, tercera, otra), fecha: '2026-12-05T16:00' });
    const suyo = await unPartido(app(), {
      ...cruce(sola, nora, sol),
      fecha: '2026-12-05T10:30',
      idPista: segunda.id,
    });
    const antes = await tablas(app());
    expect(await poner(id, nora, luis)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Nora Vidal ya juega a las 10:30') },
    });
    expect(await poner(id, ada, luis)).toMatchObject({
      status: 409,
      body: { message: mensajes.suplenteDeLaLiga('Ada Vega') },
    });
    expect(await poner(id, eva, luis)).toMatchObject({
      status: 400,
      body: { message: mensajes.suplenteDeLosDos },
    });
    expect(await poner(id, nora, ada)).toMatchObject({
      status: 400,
      body: { message: mensajes.noEsDeLaPareja },
    });
    expect(await tablas(app())).toEqual(antes);
    await app().call(partidosApi.borrar, { params: { id: suyo.id } });
    expect((await poner(id, nora, luis)).status).toBe(200);
    const alaVez = datosPartido({
      ...cruce(sola, nora, mar),
      fecha: '2026-12-05T10:30',
      idPista: segunda.id,
    });
    expect(await app().api('POST', '/api/private/partidos/0', alaVez)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Nora Vidal ya juega a las 10:00') },
    });
    const puesto = { ...alaVez, fecha: '2026-12-05T18:00' };
    expect((await app().api('POST', '/api/private/partidos/0', puesto)).status).toBe(200);
    const movido = await app().api('POST', `/api/private/partidos/${id}`, {
      ...(await leer(id)),
      fecha: '2026-12-05T18:30',
    });
    expect(movido).toMatchObject({ status: 409, body: { message: expect.stringContaining('Nora Vidal') } });
  });

  it('is so in as many matches of a pair as its league says, and in none where it says nothing', async () => {
    const { liga, luis, ana, nora, parejas } = await tresParejas(1);
    const [una, otra, tercera] = parejas;
    const primero = await unPartido(app(), { ...cruce(liga, una, otra), fecha: '2026-10-03T10:00' });
    const segundo = await unPartido(app(), { ...cruce(liga, tercera, una), fecha: '2026-10-10T10:00' });
    expect((await poner(primero.id, nora, luis)).status).toBe(200);
    expect((await poner(primero.id, nora, ana)).status).toBe(200);
    expect((await ver(segundo.id)).parejas[1]).toMatchObject({ pareja: 'Olmedo / Rivas', quedan: 0 });
    expect(await poner(segundo.id, nora, luis, 2)).toMatchObject({
      status: 409,
      body: { message: mensajes.suplentesAgotados('Olmedo / Rivas', 1) },
    });
    const { version } = await leer(primero.id);
    const quitar = { version, lado: 1, suplencia: null };
    expect((await app().api('POST', `/api/private/partidos/${primero.id}/suplentes`, quitar)).status).toBe(
      200,
    );
    expect((await lineas())[0]?.texto).toContain('Nora Vidal ya no suple a nadie en el partido');
    expect((await poner(segundo.id, nora, luis, 2)).status).toBe(200);
    await app().call(ligasApi.guardar, {
      params: { id: liga.id },
      body: { ...liga, duracion: 90, version: null, reglas: { ...liga.reglas, suplencias: 0 } },
    });
    expect(await poner(primero.id, nora, luis)).toMatchObject({
      status: 409,
      body: { message: mensajes.sinSuplentes },
    });
  });

  it('has that match in their calendar, until they play it no more', async () => {
    const { liga, ana, parejas } = await tresParejas();
    const cita = { ...cruce(liga, parejas[0], parejas[1]), fecha: '2026-11-28T10:00' };
    const partido = await unPartido(app(), cita);
    const otra = await unaLiga(app());
    const nora = await unJugador(app(), { nombre: 'Nora Soler', idLiga: otra.id });
    const suyos = async () => {
      const params = { clase: 'jugador' as const, id: nora.id };
      return (await app().call(calendariosApi.de, { params })).citas.map(({ id }) => id);
    };
    expect(await suyos()).toEqual([]);
    await poner(partido.id, nora, ana);
    expect(await suyos()).toEqual([partido.id]);
    await deshacer(await ultima());
    expect(await suyos()).toEqual([]);
  });

  it('in no league: has that match in their calendar and no page, and their link leads to none', async () => {
    const { liga, ana, nora, parejas } = await tresParejas();
    const partido = await unPartido(app(), {
      ...cruce(liga, parejas[0], parejas[1]),
      fecha: '2026-11-28T10:00',
    });
    const suyo = `/api/calendarios/jugador/${nora.id}`;
    expect((await app().api('GET', suyo)).status).toBe(404);
    await poner(partido.id, nora, ana);
    expect((await app().api('GET', suyo)).body).toMatchObject({ citas: [{ id: partido.id }] });
    expect((await app().api('GET', `/api/clasificaciones/jugador/${nora.id}`)).status).toBe(404);
    const lasSuyas = async (id: number) => {
      const { token } = await app().call(enlacePersonalApi.crear, { params: { id } });
      return app().call(miApi.leer, { body: { token } });
    };
    expect((await lasSuyas(nora.id)).sinPagina).toBe(true);
    expect(await lasSuyas(ana.id)).not.toHaveProperty('sinPagina');
  });
});
