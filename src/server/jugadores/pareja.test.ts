import { expect, it } from 'vitest';
import { enlacePersonalApi, miApi } from '#contract/cuentas/mi.ts';
import { type Clasificacion, clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { calendariosApi } from '#contract/liga/horarios.ts';
import { type Jugador, jugadoresApi } from '#contract/liga/jugadores.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import { mensajes } from '#contract/mensajes.ts';
import { CLAVE_MODO_AVISOS } from '#server/db/avisos.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import {
  cruce,
  datosJugador,
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

describeEngines('a player of two people', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);
  const leer = (id: number) => leerJugador(app(), id);
  const guardar = (id: number, cuerpo: object) => app().api('POST', `/api/private/jugadores/${id}`, cuerpo);

  const pareja = async (una: Jugador, otra: Jugador, idLiga: number | null): Promise<Jugador> => {
    const { status, body } = await guardar(0, {
      ...datosJugador({ nombre: 'Pareja', idLiga }),
      mismaPersonaQue: una.id,
      parejaDe: otra.id,
    });
    expect(status).toBe(200);
    return body as Jugador;
  };

  /** Two pairs of a league; Ana also plays alone in another, and Leo is a child. */
  async function dosParejas() {
    const [sola, infantil, liga] = [
      await unaLiga(app()),
      await unaLiga(app(), { tipo: 'infantil' }),
      await unaLiga(app(), { division: 3, notificar: true, modo: 'parejas' }),
    ];
    const ana = await unJugador(app(), {
      nombre: 'Ana Olmedo Paz',
      email: 'ana@club.example',
      idLiga: sola.id,
    });
    const luis = await unJugador(app(), { nombre: 'Luis Rivas', email: 'luis@club.example' });
    const leo = await unJugador(app(), {
      nombre: 'Leo Zurita Sanz',
      email: 'leo@club.example',
      idLiga: infantil.id,
    });
    const eva = await unJugador(app(), { nombre: 'Eva Mora', email: 'eva@club.example', idLiga: sola.id });
    return {
      sola,
      liga,
      ana,
      luis,
      eva,
      uno: await pareja(ana, luis, liga.id),
      dos: await pareja(leo, eva, liga.id),
    };
  }

  it('is called by both surnames and stands in a table as any other', async () => {
    const { liga, uno, dos } = await dosParejas();
    expect([uno.nombre, dos.nombre]).toEqual(['Olmedo / Rivas', 'Zurita / Mora']);
    await unPartido(app(), { ...cruce(liga, uno, dos), ...marcador('6-1 6-2') });
    const { body } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${liga.id}`);
    const filas = (body as Clasificacion).clasificaciones.map(({ jugador, partidosGanados }) => [
      jugador,
      partidosGanados,
    ]);
    expect(filas).toEqual([
      ['Olmedo / Rivas', 1],
      ['Leo Z. / Mora', 0],
    ]);
  });

  it('protects a minor in it like any other', async () => {
    const { liga, uno, dos } = await dosParejas();
    const nota = { observaciones: 'Leo Zurita se fue antes' };
    const { id } = await unPartido(app(), { ...cruce(liga, uno, dos), ...marcador('6-1 6-2'), ...nota });
    for (const url of [
      `clasificaciones/ver?idLiga=${liga.id}`,
      `clasificaciones/partido/${id}`,
      `clasificaciones/jugador/${dos.id}`,
      'horarios/resultados',
    ]) {
      const { status, text } = await app().send('GET', `/api/${url}`);
      expect([url, status]).toEqual([url, 200]);
      expect(text).not.toMatch(/Zurita|se fue antes/);
    }
    expect(await leer(dos.id)).toMatchObject({ reservado: true, email: null });
  });

  it('is in no match while either is in another, and absent when either is', async () => {
    const { sola, liga, ana, luis, eva, uno, dos } = await dosParejas();
    const [una, otra] = [await unaPista(app()), await unaPista(app())];
    await unPartido(app(), { ...cruce(sola, ana, eva), idPista: una.id, fecha: '2026-11-28T10:00' });
    const deParejas = datosPartido({ ...cruce(liga, uno, dos), idPista: otra.id, fecha: '2026-11-28T10:30' });
    const alaVez = await app().api('POST', '/api/private/partidos/0', deParejas);
    expect(alaVez).toMatchObject({
      status: 409,
      body: { message: mensajes.jugadorOcupado('Olmedo / Rivas', '10:00', 'Ana Olmedo Paz – Eva Mora') },
    });
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: sola.id,
      idJugador: ana.id,
      fecha: '2026-12-05',
    });
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: dos.id,
      fecha: '2026-12-06',
    });
    const { body } = await app().api('GET', '/api/private/partidos/incidencias');
    expect(body).toEqual({ '2026-12-05': [ana.id, uno.id], '2026-12-06': [dos.id] });
    expect(await leer(luis.id)).toMatchObject({ nombre: 'Luis Rivas' });
  });

  it('is proposed no match on the day that one of them plays', async () => {
    const { sola, liga, ana, eva, uno, dos } = await dosParejas();
    await unPartido(app(), { ...cruce(sola, ana, eva), fecha: '2026-11-28T20:00' });
    const pistas = [{ ...(await unaPista(app())), disponible: true }];
    const proponer = async (...dias: string[]) => {
      const body = {
        tipo: 'social' as const,
        fecha1: dias[0] ?? '',
        fecha2: dias[1] ?? null,
        pistas,
        vacio: false,
        rellenarConAmistosos: false,
      };
      const { partidos } = await app().call(propuestaApi.generar, { body });
      return partidos
        .filter(({ idLiga }) => idLiga === liga.id)
        .map(({ fecha, idJugador1, idJugador2 }) => [fecha?.slice(0, 10), idJugador1, idJugador2]);
    };
    expect(await proponer('2026-11-28')).toEqual([]);
    expect(await proponer('2026-11-28', '2026-11-29')).toEqual([['2026-11-29', uno.id, dos.id]]);
  });

  it('is told in a mail to each', async () => {
    const { liga, uno, dos } = await dosParejas();
    await app().base.transact((tx) => guardarValor(tx, CLAVE_MODO_AVISOS, 'si'));
    await app().base.db.deleteFrom('correo').execute();
    await unPartido(app(), { ...cruce(liga, uno, dos), fecha: '2026-12-05T10:00' });
    const correos = await app()
      .base.db.selectFrom('correo')
      .select(['para', 'idJugador'])
      .orderBy('para')
      .execute();
    expect(correos).toEqual([
      { para: 'ana@club.example', idJugador: uno.id },
      { para: 'eva@club.example', idJugador: dos.id },
      { para: 'leo@club.example', idJugador: dos.id },
      { para: 'luis@club.example', idJugador: uno.id },
    ]);
    await app().base.db.deleteFrom('correo').execute();
  });

  it('has a page with both names whole, those of a minor as in public, and is found by either', async () => {
    const { ana, luis, eva, uno, dos } = await dosParejas();
    const pagina = (id: number) => app().call(clasificacionesApi.jugador, { params: { id } });
    expect(await pagina(uno.id)).toMatchObject({
      nombre: 'Olmedo / Rivas',
      losDos: ['Ana Olmedo Paz', 'Luis Rivas'],
      parejas: [],
    });
    expect(await pagina(dos.id)).toMatchObject({ menor: true, losDos: ['Leo Z.', 'Eva Mora'] });
    expect(await pagina(ana.id)).toMatchObject({
      losDos: [],
      parejas: [{ id: uno.id, nombre: 'Olmedo / Rivas' }],
    });
    expect(await pagina(eva.id)).toMatchObject({ parejas: [{ id: dos.id, nombre: 'Leo Z. / Mora' }] });
    const ficha = (id: number) => app().call(seguimientoApi.ficha, { params: { id } });
    expect(await ficha(luis.id)).toMatchObject({
      situacion: null,
      sinProximo: 'No tiene partidos individuales por jugar.',
    });
    expect(await ficha(uno.id)).toMatchObject({ sinProximo: 'Sin fecha aún: saldrá aquí.' });
    const buscar = async (buscado: string) =>
      (await app().call(seguimientoApi.buscar, { query: { nombre: buscado } })).map(({ nombre }) => nombre);
    expect(await buscar('luis')).toEqual(['Olmedo / Rivas']);
    expect(await buscar('ana')).toEqual(['Ana Olmedo Paz', 'Olmedo / Rivas']);
    expect(await buscar('zurita')).toEqual([]);
    expect(await buscar('eva')).toEqual(['Eva Mora', 'Leo Z. / Mora']);
  });

  it('is found at the desk by either, and by what it is called in rows', async () => {
    const { liga, ana, uno, dos } = await dosParejas();
    const { id } = await unPartido(app(), cruce(liga, uno, dos));
    const buscar = async (jugador: string) => ({
      jugadores: (await app().call(jugadoresApi.buscar, { body: { idLiga: null, jugador } })).map(
        (j) => j.id,
      ),
      partidos: (
        await app().call(partidosApi.buscar, { body: { fecha: null, idPista: null, idLiga: null, jugador } })
      ).map((p) => p.id),
    });
    expect(await buscar('Olmedo / Rivas')).toEqual({ jugadores: [uno.id], partidos: [id] });
    expect(await buscar('ana olm')).toEqual({ jugadores: [ana.id, uno.id], partidos: [id] });
    expect(await buscar('Olmedo / Mora')).toEqual({ jugadores: [], partidos: [] });
    const [fila] =
      (await app().call(jugadoresApi.buscar, { body: { idLiga: liga.id, jugador: 'luis' } })) ?? [];
    expect(fila?.nombres).toEqual(['Ana Olmedo Paz', 'Luis Rivas']);
  });

  it('is in the calendar and on the page of each, with whom they play', async () => {
    const { sola, liga, ana, luis, eva, uno, dos } = await dosParejas();
    const enPareja = await unPartido(app(), { ...cruce(liga, uno, dos), fecha: '2026-11-28T10:00' });
    const sinNadie = await unPartido(app(), { ...cruce(sola, ana, eva), fecha: '2026-11-29T10:00' });
    const calendario = async (id: number) =>
      (await app().call(calendariosApi.de, { params: { clase: 'jugador', id } })).citas.map((c) => c.id);
    expect(await calendario(ana.id)).toEqual([enPareja.id, sinNadie.id]);
    expect(await calendario(luis.id)).toEqual([enPareja.id]);
    expect(await calendario(uno.id)).toEqual([enPareja.id]);
    const { token } = await app().call(enlacePersonalApi.crear, { params: { id: ana.id } });
    const { enPie } = await app().call(miApi.leer, { body: { token } });
    expect(enPie.map(({ id, rival, pareja }) => [id, rival, pareja])).toEqual([
      [enPareja.id, 'Leo Z. / Mora', 'Ana Olmedo Paz y Luis Rivas'],
      [sinNadie.id, 'Eva Mora', undefined],
    ]);
    await app().call(partidosApi.borrar, { params: { id: enPareja.id } });
    const { borradas } = await app().call(calendariosApi.de, { params: { clase: 'jugador', id: luis.id } });
    expect(borradas.map(({ id }) => id)).toEqual([enPareja.id]);
  });

  it('keeps what is each one’s: it is changed, asked for and forgotten of each', async () => {
    const { ana, uno } = await dosParejas();
    expect((await guardar(uno.id, { ...uno, email: 'dos@club.example' })).body).toMatchObject({
      message: mensajes.deCadaUno,
    });
    expect((await guardar(uno.id, { ...uno, estado: 'lesion' })).status).toBe(200);
    expect((await app().api('GET', `/api/private/jugadores/${uno.id}/datos`)).status).toBe(409);
    expect((await guardar(ana.id, { ...(await leer(ana.id)), nombre: 'Ana Ortiz' })).status).toBe(200);
    expect(await leer(uno.id)).toMatchObject({ nombre: 'Ortiz / Rivas', estado: 'lesion' });
    const { version } = await leer(ana.id);
    await app().api('POST', `/api/private/jugadores/${ana.id}/datos/borrar`, { version, solicitudes: [] });
    expect(await leer(uno.id)).toMatchObject({ nombre: 'Jugador / Rivas', idLiga: null });
  });

  it('is made and taken back like any other, and nobody of it goes while it plays', async () => {
    const { ana, luis, eva } = await dosParejas();
    const antes = await tablas(app());
    await pareja(ana, eva, null);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
    expect((await app().api('DELETE', `/api/private/jugadores/${luis.id}`)).status).toBe(409);
    const consigo = { ...datosJugador(), mismaPersonaQue: ana.id, parejaDe: ana.id };
    expect((await guardar(0, consigo)).status).toBe(400);
  });
});
