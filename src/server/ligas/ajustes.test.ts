import { expect, it } from 'vitest';
import { ajustesApi } from '#contract/liga/ajustes.ts';
import { clasificacionesApi, futuroApi } from '#contract/liga/clasificaciones.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fraseDePaso } from '#domain/clasificacion/a-mano.ts';
import { datosLiga, jugadoresDe, unaLiga } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { alVerTablas } from '#tests/support/tablas.ts';

const RUTA = '/api/private/ligas/ajustes';
const DE_OTRA = 999_999;

describeEngines('points by hand', (engine) => {
  const app = useApp(engine);
  const { ver, enfrentar } = alVerTablas(app);
  const { lineas, ultima, deshacer } = registroDe(app);

  const dar = (body: object) => app().api('POST', RUTA, body);
  const listar = (idLiga: number) => app().call(ajustesApi.listar, { query: { idLiga } });
  const puntosEn = async (idLiga: number) =>
    (await ver(idLiga)).clasificaciones.map(({ jugador, puntos, puesto }) => [jugador, puntos, puesto]);

  /** Ana has 6 points, Bea 4 and Carla 2. */
  const escenario = async (tipo: 'social' | 'infantil' = 'social') => {
    const liga = await unaLiga(app(), { tipo });
    const gente = await jugadoresDe(app(), liga.id, 'Ana Gil Soto', 'Bea Ruiz', 'Carla Paz');
    const [ana, bea] = gente as [Jugador, Jugador];
    await enfrentar(liga, gente, [
      [0, 1, '6-0 6-0'],
      [0, 2, '6-0 6-0'],
      [1, 2, '6-0 6-0'],
    ]);
    const deAna = {
      idLiga: liga.id,
      idJugador: ana.id,
      puntos: -3,
      fecha: '2026-10-05',
      motivo: 'Alineación',
    };
    return { liga, ana, bea, deAna };
  };

  it('move the table, which tells them with their reason, from the moment they are saved', async () => {
    const { liga, ana, deAna } = await escenario();
    expect(await puntosEn(liga.id)).toEqual([
      ['Ana Gil Soto', 6, 1],
      ['Bea Ruiz', 4, 2],
      ['Carla Paz', 2, 3],
    ]);
    expect((await dar(deAna)).body).toMatchObject({ ...deAna, jugador: 'Ana Gil Soto', usuario: 'admin' });
    expect(await puntosEn(liga.id)).toEqual([
      ['Bea Ruiz', 4, 1],
      ['Ana Gil Soto', 3, 2],
      ['Carla Paz', 2, 3],
    ]);
    const { idLiga: _, idJugador: __, ...publico } = deAna;
    const { clasificaciones } = await ver(liga.id);
    expect(clasificaciones.map(({ ajustes }) => ajustes)).toEqual([undefined, [publico], undefined]);
    expect(await app().call(seguimientoApi.ficha, { params: { id: ana.id } })).toMatchObject({
      ajustes: [publico],
      situacion: { puntos: 3, puesto: 2 },
    });
    const { jugadores } = await app().call(futuroApi.simulador, { query: { idLiga: liga.id } });
    expect(jugadores.find(({ id }) => id === ana.id)?.ajustes).toEqual([publico]);
    expect(await listar(liga.id)).toMatchObject([{ ...deAna, usuario: 'admin' }]);
  });

  it('are told before, in points and places, and nothing of the rehearsal stays', async () => {
    const { liga, deAna } = await escenario();
    const { haria } = await app().rehearse(ajustesApi.guardar, { body: { ...deAna, puntos: -5 } });
    expect(fraseDePaso(haria.jugador, haria.antes, haria.despues)).toBe(
      'Ana Gil Soto pasa de 6 a 1 punto y del 1.º al 3.º puesto.',
    );
    expect(await listar(liga.id)).toEqual([]);
    expect((await puntosEn(liga.id))[0]).toEqual(['Ana Gil Soto', 6, 1]);
    const { id } = await app().call(ajustesApi.guardar, { body: deAna });
    const alBorrar = (await app().rehearse(ajustesApi.borrar, { params: { id } })).haria;
    expect(fraseDePaso(alBorrar.jugador, alBorrar.antes, alBorrar.despues)).toBe(
      'Ana Gil Soto pasa de 3 a 6 puntos y del 2.º al 1.º puesto.',
    );
    expect(await listar(liga.id)).toHaveLength(1);
  });

  it('are undone in one press, when given and when deleted, and the log says both', async () => {
    const { liga, deAna } = await escenario();
    const antes = await tablas(app());
    const { id } = await app().call(ajustesApi.guardar, { body: deAna });
    expect((await lineas())[0]?.texto).toBe(
      `Apunta a mano −3 puntos a Ana Gil Soto en «${liga.nombre}», con fecha 05/10/2026. Motivo: Alineación`,
    );
    const dados = await tablas(app());
    expect((await app().api('DELETE', `${RUTA}/${id}`)).status).toBe(204);
    expect((await lineas())[0]?.texto).toBe(
      `Borra −3 puntos a mano de Ana Gil Soto en «${liga.nombre}», con fecha 05/10/2026. Motivo: Alineación`,
    );
    expect((await tablas(app())).ajuste).toEqual([]);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(dados);
    const [, , delPrimero] = await lineas();
    expect((await deshacer(delPrimero?.operacion ?? 0)).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
  });

  it.each([
    ['no reason', { motivo: '  ' }, 'motivo', mensajes.puntosSinMotivo],
    ['no points', { puntos: 0 }, 'puntos', mensajes.puntosCero],
    ['a reason longer than 200 letters', { motivo: 'x'.repeat(201) }, 'motivo', null],
    ['a day to come', { fecha: '2026-11-22' }, 'fecha', mensajes.puntosDeManana],
    ['no league', { idLiga: DE_OTRA }, 'idLiga', mensajes.ligaInexistente],
    ['somebody who is not in it', { idJugador: DE_OTRA }, 'idJugador', mensajes.jugadorFueraDeLiga],
  ])('are refused with %s, naming the field, and nothing is saved', async (_, cambio, path, message) => {
    const { liga, deAna } = await escenario();
    const { status, body } = await dar({ ...deAna, ...cambio });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, ...(message && { message }) }] });
    expect(await listar(liga.id)).toEqual([]);
  });

  it('are refused in a league without a table, in words', async () => {
    const liga = await unaLiga(app(), { tipo: 'amistosos' });
    const [ana] = (await jugadoresDe(app(), liga.id, 'Ana')) as [Jugador];
    const { status, body } = await dar({
      ...{ idLiga: liga.id, idJugador: ana.id, puntos: 1 },
      ...{ fecha: '2026-10-05', motivo: 'Por venir' },
    });
    expect([status, body]).toMatchObject([400, { message: mensajes.ligaSinPuntos(liga.nombre) }]);
  });

  it('of a child are told by the public name, and a reason that names the child is not', async () => {
    const { liga, deAna } = await escenario('infantil');
    await dar({ ...deAna, motivo: 'Lo pidió la madre de Ana Gil Soto' });
    await dar({ ...deAna, motivo: 'Faltó dos veces' });
    const { text } = await app().send('GET', `/api/clasificaciones/ver?idLiga=${liga.id}`);
    expect(text).not.toContain('Soto');
    const suya = (await ver(liga.id)).clasificaciones.find(({ ajustes }) => ajustes);
    expect(suya?.jugador).toBe('Ana G.');
    expect(suya?.ajustes?.map(({ motivo }) => motivo)).toEqual([null, 'Faltó dos veces']);
    // Nor beside one of their matches, which marks them too.
    const { partidos } = await app().call(clasificacionesApi.jugador, {
      params: { id: suya?.idJugador ?? 0 },
    });
    const params = { id: partidos[0]?.id ?? 0 };
    const { tabla } = await app().call(seguimientoApi.encuentro, { params });
    const enSuPartido = tabla.find(({ ajustes }) => ajustes);
    expect(enSuPartido?.idJugador).toBe(suya?.idJugador);
    expect(enSuPartido?.ajustes).toEqual(suya?.ajustes);
  });

  it('go with their player, and come back with them', async () => {
    const { liga } = await escenario();
    const [eva] = (await jugadoresDe(app(), liga.id, 'Eva Mur')) as [Jugador];
    await dar({ idLiga: liga.id, idJugador: eva.id, puntos: 2, fecha: '2026-10-05', motivo: 'Ayudó' });
    const antes = await tablas(app());
    expect((await app().api('DELETE', `/api/private/jugadores/${eva.id}`)).status).toBe(204);
    expect(await listar(liga.id)).toEqual([]);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
  });

  it('go with their league, come back with it, and are of no new season', async () => {
    const { liga, deAna } = await escenario();
    await dar(deAna);
    const antes = await tablas(app());
    const params = { id: liga.id };
    const { haria } = await app().rehearse(ligasApi.borrarEntera, { params, body: null });
    await app().call(ligasApi.borrarEntera, { params, body: haria });
    expect((await tablas(app())).ajuste).toEqual([]);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
    await app().call(temporadasApi.nuevaTemporada, { query: { idLiga: liga.id } });
    const [nueva] = (await app().call(ligasApi.listar, {})).filter(({ id }) => id !== liga.id);
    expect(await listar(nueva?.id ?? 0)).toEqual([]);
    expect(await listar(liga.id)).toHaveLength(1);
  });

  it('count for nothing in a league that stops giving points', async () => {
    const { liga, deAna } = await escenario();
    await dar(deAna);
    await app().call(ligasApi.guardar, {
      params: { id: liga.id },
      body: { ...datosLiga(), reglas: { ...liga.reglas, clasifica: false } },
    });
    const { clasificaciones } = await ver(liga.id);
    expect(clasificaciones.map(({ puntos, ajustes }) => [puntos, ajustes])).toEqual([
      [0, undefined],
      [0, undefined],
      [0, undefined],
    ]);
  });
});
