import { expect, it } from 'vitest';
import type { PartidoPublico, Simulable } from '#contract/liga/clasificaciones.ts';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { debidosApi, partidosApi, puntuacionesApi } from '#contract/liga/partidos.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { type CaraACara, type Encuentro, seguimientoApi } from '#contract/liga/seguimiento.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { mensajes as dePartido } from '#domain/partido/mensajes.ts';
import { prosaReglas } from '#server/cms/reglas.ts';
import { datosLiga, datosPartido, marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { conCabecera, hojasDePartidos, LIGA } from '#tests/support/hojas.ts';

const SABADELL: Partial<Reglas> = { victoria: 0, derrota: 0, puntosSetGanado: 2, puntosSetPerdido: 1 };

describeEngines('what a match gives', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);
  const { ver, importar } = hojasDePartidos(app);

  const conReglas = (reglas: Partial<Reglas>, cambios: object = {}) =>
    unaLigaConDos(app(), { ...cambios, reglas: { ...reglasIniciales('social'), ...reglas } });
  const puntos = async (idLiga: number) =>
    Object.fromEntries(
      (await app().call(clasificacionesApi.ver, { query: { idLiga } })).clasificaciones.map((fila) => [
        fila.jugador,
        fila.puntos,
      ]),
    );
  const leer = async <T>(ruta: string): Promise<T> => {
    const { status, body } = await app().send('GET', `/api/${ruta}`);
    expect(status, ruta).toBe(200);
    return body as T;
  };

  it('of rules that were stored before these were, is what it was', async () => {
    const { liga, quienes } = await unaLigaConDos(app());
    const { victoria, derrota, derrotaWo, derrotaResolucion, ...resto } = liga.reglas;
    const nuevas = [
      'derrotaAjustada',
      'puntosSetGanado',
      'puntosSetPerdido',
      'empate',
      'ninguno',
      'retirada',
      'derrotaRetirada',
    ];
    const antes = Object.fromEntries(Object.entries(resto).filter(([campo]) => !nuevas.includes(campo)));
    const reglas = JSON.stringify({ victoria, derrota, derrotaWo, derrotaResolucion, ...antes });
    await app().base.transact(async (tx) => {
      await tx.q.updateTable('liga').set({ reglas }).where('id', '=', liga.id).execute();
    });
    expect((await app().call(ligasApi.leer, { params: { id: liga.id } })).reglas).toMatchObject({
      ...{ derrotaAjustada: null, puntosSetGanado: 0, puntosSetPerdido: 0, empate: null, ninguno: null },
      ...{ retirada: 'alRival', derrotaRetirada: 'jugado' },
    });
    await unPartido(app(), { ...quienes, desenlace: 'no-presentados' });
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 0, 'Luis Paz': 0 });
  });

  it('by sets, is two for each won and one for each lost, and nothing for who did not come', async () => {
    const { liga, quienes } = await conReglas(SABADELL, { idaVuelta: true, fechaIdaVuelta: '2026-11-01' });
    await unPartido(app(), { ...quienes, ...marcador('6-4 3-6 10-8') });
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 5, 'Luis Paz': 4 });
    await unPartido(app(), { ...quienes, fecha: '2026-11-22T10:00', jugador1NoPresenta: true });
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 5, 'Luis Paz': 8 });
  });

  it('is lost by both when neither turned up, and so it is tried and told week by week', async () => {
    const { liga, quienes, ana } = await conReglas({ ninguno: -2 });
    await unPartido(app(), { ...quienes, desenlace: 'no-presentados' });
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': -2, 'Luis Paz': -2 });
    expect(await app().call(debidosApi.ver, { body: { dia: '2026-11-29' } })).toEqual([]);
    const { decididos, cancelados } = await leer<Simulable>(`clasificaciones/simulador?idLiga=${liga.id}`);
    expect([decididos.length, cancelados.length]).toEqual([1, 0]);
    expect(decididos[0]).toMatchObject({ desenlace: 'no-presentados' });
    const { evolucion } = await app().call(seguimientoApi.ficha, { params: { id: ana.id } });
    expect(evolucion.at(-1)).toMatchObject({ puntos: -2 });
  });

  it('a draw is saved, counted, told and undone; with a third set it is one no longer', async () => {
    const { liga, quienes, ana, luis } = await conReglas({ empate: 1 });
    const { id, version, avisos } = await unPartido(app(), { ...quienes, ...marcador('6-4 4-6') });
    expect(avisos).toContainEqual({ path: 'jugador1Set2', message: dePartido.quedaEnEmpate });
    expect(await app().call(partidosApi.leer, { params: { id } })).toMatchObject({ desenlace: 'empate' });
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 1, 'Luis Paz': 1 });
    expect(await app().call(debidosApi.ver, { body: { dia: '2026-11-29' } })).toEqual([]);

    const suyo = await leer<PartidoPublico>(`clasificaciones/partido/${id}`);
    expect(suyo).toMatchObject({ ganador: null, desenlace: 'empate', jugador1Sets: 1, jugador2Sets: 1 });
    const { partidos } = await leer<{ partidos: FilaResultado[] }>('horarios/resultados');
    expect(partidos).toMatchObject([
      {
        ganador: null,
        desenlace: 'empate',
        sets: [
          [6, 4],
          [4, 6],
        ],
      },
    ]);
    const encuentro = await leer<Encuentro>(`clasificaciones/partido/${id}/encuentro`);
    expect(encuentro).toMatchObject({
      relato: 'Acabó en empate',
      situacion1: { forma: [{ id, gana: null }] },
      balance: { partidos: [0, 0], empatados: 1, sets: [1, 1] },
    });
    const cara = await leer<CaraACara>(`clasificaciones/cara-a-cara?uno=${ana.id}&otro=${luis.id}`);
    expect(cara.historia).toBe('La única vez, empataron');
    const { cruces } = await app().call(clasificacionesApi.ver, { query: { idLiga: liga.id } });
    expect(cruces.map((fila) => [fila.cruces, fila.sets, fila.empates])).toEqual([
      [
        [null, 0],
        [null, 1],
        [0, 1],
      ],
      [
        [0, null],
        [1, null],
        [1, 0],
      ],
    ]);

    const puntuado = { id, version, observaciones: null, ...marcador('6-4 4-6 10-7') };
    await app().call(puntuacionesApi.guardar, { body: { partidos: [puntuado] } } as never);
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 3, 'Luis Paz': 1 });
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 1, 'Luis Paz': 1 });
  });

  it('a draw is refused where the league has none, by hand, in bulk and in a sheet, and the word does not help', async () => {
    const { quienes } = await unaLigaConDos(app());
    const error = { status: 400, body: { message: dePartido.sinGanador } };
    for (const desenlace of [undefined, 'empate' as const]) {
      const datos = datosPartido({ ...quienes, ...marcador('6-4 4-6'), ...(desenlace && { desenlace }) });
      expect(await app().api('POST', '/api/private/partidos/0', datos)).toMatchObject(error);
    }
    const { id, version } = await unPartido(app(), quienes);
    const puntuado = { id, version, observaciones: null, ...marcador('6-4 4-6'), desenlace: 'empate' };
    expect((await app().api('POST', puntuacionesApi.guardar.path, { partidos: [puntuado] })).status).toBe(
      400,
    );
  });

  it('a sheet brings a draw only where the league has them', async () => {
    const hoja = conCabecera(['Fecha', 'Liga', 'Jugador 1', 'Jugador 2', 'Resultado']);
    const contenido = hoja(['21/11/2026 18:30', LIGA, 'Ana Gil', 'Luis Paz', '6-4 4-6 empate']);
    const { liga } = await unaLigaConDos(app());
    expect((await ver(contenido)).malas).toHaveLength(1);
    const reglas = { ...liga.reglas, empate: 2 };
    await app().call(ligasApi.guardar, { params: { id: liga.id }, body: datosLiga({ reglas }) });
    expect((await importar(contenido)).status).toBe(200);
    expect(await puntos(liga.id)).toEqual({ 'Ana Gil': 2, 'Luis Paz': 2 });
    expect(await ver(contenido)).toMatchObject({ nuevas: 0, cambian: 0, iguales: 1 });
  });

  it('a league with draws does not leave them without their rule', async () => {
    const { liga, quienes } = await conReglas({ empate: 1 });
    const { id } = await unPartido(app(), { ...quienes, ...marcador('6-4 4-6') });
    const sinEmpates = datosLiga({ reglas: { ...liga.reglas, empate: null } });
    const guardar = () => app().api('POST', `/api/private/ligas/${liga.id}`, sinEmpates);
    expect(await guardar()).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reglas.empate', message: mensajes.hayEmpates(1) }] },
    });
    await app().api('DELETE', `/api/private/partidos/${id}`);
    expect((await guardar()).status).toBe(200);
  });
});

it('the norms say the rules that are in force, and no others', () => {
  const usual = prosaReglas({ ...reglasIniciales('social'), ninguno: null });
  for (const que of ['set ganado', '>Empate<', 'ninguno', 'set decisivo', 'perdido por retirada'])
    expect(usual).not.toContain(que);
  expect(usual).toContain('se le dan los que faltaban');
  const todas = prosaReglas({
    ...reglasIniciales('social'),
    ...{ ...SABADELL, empate: 1, ninguno: -2, derrotaAjustada: 2 },
    ...{ retirada: 'comoVa', derrotaRetirada: 'noPresentado' },
  });
  for (const que of [
    'Además, por cada set ganado</th><td>2',
    'Además, por cada set perdido</th><td>1',
    'Empate</th><td>1',
    'Partido perdido en el set decisivo</th><td>2',
    'Partido perdido por retirada</th><td>0',
    'ninguno, a cada uno</th><td>−2',
    'con −2 puntos cada uno',
    'cuentan como iban',
    'es empate',
    'los puntos por set son solo para quien gana',
    'Ni quien no se presenta ni quien se retira suma puntos por set.',
  ])
    expect(todas).toContain(que);
  const porSets = prosaReglas({ ...reglasIniciales('social'), puntosSetGanado: 1, contarMarcadorWo: false });
  expect(porSets).toContain('<li>Quien no se presenta no suma puntos por set.</li>');
  expect(usual).not.toContain('por set');
  const conReloj = prosaReglas({ ...reglasIniciales('social'), conReloj: true });
  expect(conReloj).toContain('Al acabar el tiempo, el partido queda como esté.');
  expect(conReloj).toContain('<li>Con los sets iguales gana quien tenga más juegos.</li>');
  for (const que of ['Al acabar el tiempo', 'sets iguales']) expect(usual).not.toContain(que);
});
