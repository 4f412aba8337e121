import { describe, expect, it } from 'vitest';
import type { Liga, LigaGuardar } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { datosLiga, unaLiga, unaLigaConDos, unJugador, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const LIGAS = '/api/private/ligas';

describeEngines('ligas', (engine) => {
  const app = useApp(engine);
  const crear = (cambios: object) => app().api('POST', `${LIGAS}/0`, { ...datosLiga(), ...cambios });
  const nombres = async () =>
    ((await app().api('GET', LIGAS)).body as Liga[]).map(({ nombre, estado }) => `${nombre} ${estado}`);

  it('are created, read, replaced and deleted; the name is made by the server', async () => {
    const created = await crear({ nombre: 'La mía', usuario: 'admin', division: 3 });
    expect(created.status).toBe(200);
    const liga = created.body as Liga;
    expect(liga).toEqual({
      ...datosLiga({ division: 3, usuario: 'admin' }),
      id: liga.id,
      nombre: 'Liga Social - 3ª División - 2026/27',
      reglas: reglasIniciales('social'),
      version: 1,
    });
    expect((await app().api('GET', `${LIGAS}/${liga.id}`)).body).toEqual(liga);
    const saved = await app().api('POST', `${LIGAS}/${liga.id}`, datosLiga({ division: 2, notificar: true }));
    expect(saved.body).toEqual({
      ...liga,
      division: 2,
      notificar: true,
      usuario: null,
      nombre: 'Liga Social - 2ª División - 2026/27',
      version: 2,
    });
    expect((await app().api('DELETE', `${LIGAS}/${liga.id}`)).status).toBe(204);
    expect((await app().api('GET', `${LIGAS}/${liga.id}`)).status).toBe(404);
  });

  it.each([
    [{ tipo: 'social', division: 1, anio: 2024 }, 'Liga Social - 1ª División - 2024/25'],
    [{ tipo: 'infantil', division: 2, anio: 2024 }, 'Liga Infantil - 2ª División - 2024/25'],
    [{ tipo: 'infantil', division: 0, anio: 2023 }, 'Liga Infantil - Promoción - 2023/24'],
    [{ tipo: 'amistosos', division: 0, anio: 2024 }, 'Amistosos 2024/25'],
    [{ tipo: 'playoff', division: 0, anio: 2024 }, 'Play-off 2024/25'],
  ])('%j is called %s', async (campos, nombre) => {
    expect((await crear(campos)).body).toMatchObject({ nombre });
  });

  it('are listed active ones first, newest season first, by level, Promoción last', async () => {
    await unaLiga(app(), { division: 2 });
    await unaLiga(app(), { division: 1, estado: 'inactiva' });
    await unaLiga(app(), { tipo: 'infantil', division: 0 });
    await unaLiga(app(), { tipo: 'infantil', division: 10 });
    await unaLiga(app(), { division: 1, anio: 2025 });
    await unaLiga(app(), { division: 1 });
    expect(await nombres()).toEqual([
      'Liga Social - 1ª División - 2026/27 activa',
      'Liga Social - 2ª División - 2026/27 activa',
      'Liga Social - 1ª División - 2025/26 activa',
      'Liga Infantil - 10ª División - 2026/27 activa',
      'Liga Infantil - Promoción - 2026/27 activa',
      'Liga Social - 1ª División - 2026/27 inactiva',
    ]);
  });

  it.each([
    ['division', { division: 0 }, mensajes.divisionNoOfrecida],
    ['division', { tipo: 'playoff', division: 1 }, mensajes.divisionNoOfrecida],
    ['anio', { anio: 2020 }, mensajes.temporadaNoOfrecida],
    ['anio', { anio: 2028 }, mensajes.temporadaNoOfrecida],
    ['horaBaseFinal', { horaBaseInicio: 20, horaBaseFinal: 21 }, mensajes.ventanaInvertida],
    ['horaBaseFinal', { horaBaseInicio: 20, horaBaseFinal: 9 }, mensajes.ventanaInvertida],
    ['usuario', { usuario: 'nadie' }, mensajes.usuarioInexistente],
    ['minutoBaseInicio', { minutoBaseInicio: 10 }, mensajes.minutosDeCuarto],
    ['minutoBaseFinal', { minutoBaseFinal: 59 }, mensajes.minutosDeCuarto],
  ])('refuse a wrong %s with its sentence', async (path, cambios, message) => {
    expect(await crear(cambios)).toMatchObject({
      status: 400,
      body: { message, errors: [{ path, message }] },
    });
    expect(await nombres()).toEqual([]);
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

  it('of two legs without a day are saved: the second leg does not begin until there is one', async () => {
    const { body } = await crear({ idaVuelta: true, fechaIdaVuelta: null });
    expect(body).toMatchObject({ idaVuelta: true, fechaIdaVuelta: null });
  });

  it('keep an old season that is no longer offered', async () => {
    const liga = await unaLiga(app(), { anio: 2027 });
    app().reloj.set('2020-01-01T10:00');
    app().token = await app().signIn();
    const again = await app().api('POST', `${LIGAS}/${liga.id}`, datosLiga({ anio: 2027, division: 4 }));
    expect(again).toMatchObject({ status: 200, body: { anio: 2027, division: 4 } });
  });

  it('forget the day of the second leg when they have one leg', async () => {
    const cambios = { idaVuelta: true, fechaIdaVuelta: '2027-01-15' };
    const liga = await unaLiga(app(), cambios);
    expect(liga).toMatchObject(cambios);
    const saved = await app().api('POST', `${LIGAS}/${liga.id}`, datosLiga({ ...cambios, idaVuelta: false }));
    expect(saved.body).toMatchObject({ idaVuelta: false, fechaIdaVuelta: null });
  });

  describe('rules', () => {
    const guardar = (id: number, cambios: Partial<LigaGuardar>) =>
      app().api('POST', `${LIGAS}/${id}`, datosLiga(cambios));

    it('are those of the type until somebody edits them, and then stay', async () => {
      const liga = await unaLiga(app(), { tipo: 'infantil' });
      expect(liga.reglas).toEqual(reglasIniciales('infantil'));
      const reglas = { ...liga.reglas, victoria: 1, derrota: 0, medida: 'porcentaje' as const };
      expect((await guardar(liga.id, { tipo: 'infantil', reglas })).body).toMatchObject({ reglas });
      expect((await guardar(liga.id, { tipo: 'infantil', division: 2 })).body).toMatchObject({ reglas });
      expect((await guardar(liga.id, { tipo: 'infantil', reglas: null })).body).toMatchObject({ reglas });
    });

    it('start anew when the league changes type', async () => {
      const liga = await unaLiga(app(), { reglas: { ...reglasIniciales('social'), victoria: 9 } });
      expect((await guardar(liga.id, { tipo: 'infantil' })).body).toMatchObject({
        reglas: reglasIniciales('infantil'),
      });
    });
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
