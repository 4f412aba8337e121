import { expect, it } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { datosLiga, unaLiga, unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const LIGAS = '/api/private/ligas';

const con = (tipo: TipoLiga, cambios: Partial<Reglas>) => ({ ...reglasIniciales(tipo), ...cambios });

describeServer('what keeps a league from being saved or deleted', (engine) => {
  const app = useApp(engine);
  const crear = (cambios: object) => app().api('POST', `${LIGAS}/0`, { ...datosLiga(), ...cambios });
  const cuantas = async () => ((await app().api('GET', LIGAS)).body as Liga[]).length;

  it.each([
    ['division', { division: 0 }, mensajes.divisionNoOfrecida],
    ['division', { tipo: 'playoff', division: 1 }, mensajes.divisionNoOfrecida],
    ['anio', { anio: 2020 }, mensajes.temporadaNoOfrecida],
    ['anio', { anio: 2028 }, mensajes.temporadaNoOfrecida],
    ['horaBaseFinal', { horaBaseInicio: 20, horaBaseFinal: 21 }, mensajes.ventanaInvertida],
    ['horaBaseFinal', { horaBaseInicio: 20, horaBaseFinal: 9 }, mensajes.ventanaInvertida],
    ['usuario', { usuario: 'nadie' }, mensajes.usuarioInexistente],
    [
      'reglas.empate',
      { tipo: 'playoff', division: 0, reglas: con('playoff', { empate: 1 }) },
      mensajes.playoffSinEmpate,
    ],
    ['reglas.empate', { reglas: con('social', { empate: 4 }) }, mensajes.empateMasQueGanar],
    [
      'reglas.contarMarcadorWo',
      { reglas: con('social', { victoria: 0, puntosSetGanado: 2, contarMarcadorWo: false }) },
      mensajes.ganarSinPuntos,
    ],
    ['minutoBaseInicio', { minutoBaseInicio: 10 }, mensajes.minutosDeCuarto],
    ['minutoBaseFinal', { minutoBaseFinal: 59 }, mensajes.minutosDeCuarto],
  ])('refuse a wrong %s with its sentence', async (path, cambios, message) => {
    expect(await crear(cambios)).toMatchObject({
      status: 400,
      body: { message, errors: [{ path, message }] },
    });
    expect(await cuantas()).toBe(0);
  });

  it.each([
    ['division', { division: 11 }],
    ['division', { division: 1.5 }],
    ['tipo', { tipo: 'femenina' }],
    ['estado', { estado: 'cerrada' }],
    ['duracion', { duracion: 45 }],
    ['horaBaseInicio', { horaBaseInicio: 24 }],
    ['minutoBaseFinal', { minutoBaseFinal: 60 }],
    ['fechaIdaVuelta', { idaVuelta: true, fechaIdaVuelta: '2026-02-30' }],
    ['idaVuelta', { idaVuelta: 'sí' }],
    ['reglas.victoria', { reglas: { ...reglasIniciales('social'), victoria: 'tres' } }],
    ['reglas.desempates', { reglas: { ...reglasIniciales('social'), desempates: ['sets', 'sets'] } }],
    ['reglas.desempates', { reglas: { ...reglasIniciales('playoff'), desempates: ['sets', 'setsEntre'] } }],
    ['reglas.formatos', { reglas: { ...reglasIniciales('social'), formatos: [] } }],
  ])('refuse a %s that is none, naming it', async (path, cambios) => {
    const refused = await crear(cambios);
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.datosInvalidos } });
    expect((refused.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      path,
    ]);
  });

  it('have room for a match at least: of two hours, from eight to ten is enough', async () => {
    const horas = { horaBaseInicio: 20, horaBaseFinal: 22, minutoBaseFinal: 0, duracion: 120 };
    expect((await crear({ ...horas, minutoBaseInicio: 15 })).status).toBe(400);
    expect((await crear({ ...horas, minutoBaseInicio: 0 })).status).toBe(200);
  });

  it('are one active per type, division and season; inactive ones do not count', async () => {
    const primera = await unaLiga(app());
    expect(await crear({})).toMatchObject({ status: 409, body: { message: mensajes.ligaRepetida } });
    expect((await crear({ estado: 'inactiva' })).status).toBe(200);
    expect((await crear({ anio: 2025 })).status).toBe(200);
    const segunda = await unaLiga(app(), { division: 2 });
    const mover = await app().api('POST', `${LIGAS}/${segunda.id}`, datosLiga());
    expect(mover).toMatchObject({ status: 409, body: { message: mensajes.ligaRepetida } });
    await app().api('POST', `${LIGAS}/${primera.id}`, datosLiga({ estado: 'inactiva' }));
    expect((await crear({})).status).toBe(200);
  });

  it('keep minutes that are no quarter, but take no other', async () => {
    const liga = await unaLiga(app());
    await app().base.db.updateTable('liga').set({ minutoBaseInicio: 10 }).where('id', '=', liga.id).execute();
    const guardar = (minutoBaseInicio: number) =>
      app().api('POST', `${LIGAS}/${liga.id}`, datosLiga({ minutoBaseInicio }));
    expect((await guardar(10)).status).toBe(200);
    expect((await guardar(20)).body).toMatchObject({ message: mensajes.minutosDeCuarto });
    expect((await guardar(30)).status).toBe(200);
    expect((await guardar(10)).status).toBe(400);
  });

  it('with matches keep their type; without them it may change', async () => {
    const { liga, quienes } = await unaLigaConDos(app());
    const aInfantil = () => app().api('POST', `${LIGAS}/${liga.id}`, datosLiga({ tipo: 'infantil' }));
    const partido = await unPartido(app(), quienes);
    const message = mensajes.tipoConPartidos;
    expect(await aInfantil()).toMatchObject({
      status: 409,
      body: { message, errors: [{ path: 'tipo', message }] },
    });
    await app().api('DELETE', `/api/private/partidos/${partido.id}`);
    expect((await aInfantil()).body).toMatchObject({ tipo: 'infantil' });
  });

  it('refuse a save over an older version', async () => {
    const { id } = await unaLiga(app());
    const save = (version?: number) => app().api('POST', `${LIGAS}/${id}`, { ...datosLiga(), version });
    expect((await save(1)).body).toMatchObject({ version: 2 });
    expect(await save(1)).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
    expect((await save()).body).toMatchObject({ version: 3 });
  });

  it('with players or matches are kept', async () => {
    const refused = { status: 409, body: { message: mensajes.ligaConPartidos } };
    const conJugador = await unaLiga(app(), { division: 2 });
    await unJugador(app(), { idLiga: conJugador.id });
    expect(await app().api('DELETE', `${LIGAS}/${conJugador.id}`)).toMatchObject(refused);
    const { liga, quienes, ana, luis } = await unaLigaConDos(app());
    await unPartido(app(), quienes);
    for (const { id, nombre } of [ana, luis])
      await app().api('POST', `/api/private/jugadores/${id}`, { nombre, estado: 'activo', idLiga: null });
    expect(await app().api('DELETE', `${LIGAS}/${liga.id}`)).toMatchObject(refused);
  });

  it.each(['999999', '0', 'x'])('do not exist as %s', async (id) => {
    expect((await app().api('GET', `${LIGAS}/${id}`)).status).toBe(404);
    expect((await app().api('DELETE', `${LIGAS}/${id}`)).status).toBe(404);
    if (id !== '0') expect((await app().api('POST', `${LIGAS}/${id}`, datosLiga())).status).toBe(404);
  });
});
