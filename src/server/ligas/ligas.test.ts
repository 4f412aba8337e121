import { describe, expect, it } from 'vitest';
import type { Liga, LigaGuardar } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { DE_SIEMPRE, DEPORTES, MODOS } from '#domain/liga/deportes.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { datosLiga, unaLiga, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
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
      ...DE_SIEMPRE,
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
    [{ deporte: 'padel' }, 'Liga Social de Pádel - 1ª División - 2026/27'],
    [{ deporte: 'padel', modo: 'parejas' }, 'Liga Social de Pádel por parejas - 1ª División - 2026/27'],
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

  it('are one active of each type, sport, mode, division and season', async () => {
    const todas = DEPORTES.flatMap((deporte) => MODOS.map((modo) => ({ deporte, modo })));
    for (const una of todas) expect((await crear(una)).status, JSON.stringify(una)).toBe(200);
    for (const una of todas)
      expect(await crear(una)).toMatchObject({ status: 409, body: { message: mensajes.ligaRepetida } });
    expect((await crear({ deporte: 'padel', estado: 'inactiva' })).status).toBe(200);
  });

  it('keep their sport and mode when nobody sends them, and change neither with matches', async () => {
    const { liga, quienes } = await unaLigaConDos(app(), { deporte: 'padel', modo: 'parejas' });
    const pista = await unaPista(app(), { nombre: 'Pádel 1', deporte: 'padel' });
    const guardar = (cambios: object) =>
      app().api('POST', `${LIGAS}/${liga.id}`, { ...datosLiga(), ...cambios });
    expect((await guardar({ division: 2 })).body).toMatchObject({ deporte: 'padel', modo: 'parejas' });
    expect((await guardar({ modo: 'individual' })).body).toMatchObject({ modo: 'individual' });
    await unPartido(app(), { ...quienes, idPista: pista.id });
    for (const [path, cambio] of [
      ['deporte', { deporte: 'tenis' }],
      ['modo', { modo: 'parejas' }],
    ] as const)
      expect(await guardar(cambio)).toMatchObject({
        status: 409,
        body: { errors: [{ path, message: mensajes.disciplinaConPartidos }] },
      });
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

    it('stored before a rule existed, or sent without it, say what the rule says by default', async () => {
      const liga = await unaLiga(app());
      const { eliminadosOcupanPlaza: _, ...antiguas } = liga.reglas;
      await app()
        .base.db.updateTable('liga')
        .set({ reglas: JSON.stringify(antiguas) })
        .where('id', '=', liga.id)
        .execute();
      const { body } = await app().api('GET', `${LIGAS}/${liga.id}`);
      expect(body).toEqual(liga);
      const sinElla = { ...datosLiga(), reglas: antiguas };
      expect((await app().api('POST', `${LIGAS}/${liga.id}`, sinElla)).body).toMatchObject({
        reglas: liga.reglas,
      });
      const conElla = { ...liga.reglas, eliminadosOcupanPlaza: true };
      expect((await guardar(liga.id, { reglas: conElla })).body).toMatchObject({ reglas: conElla });
    });

    it('of another sport are those of that sport', async () => {
      const liga = await unaLiga(app(), { deporte: 'pickleball' });
      expect(liga.reglas).toEqual(reglasIniciales('social', 'pickleball'));
      expect((await guardar(liga.id, { deporte: 'padel' })).body).toMatchObject({
        reglas: reglasIniciales('social', 'padel'),
      });
    });

    it('start anew when the league changes type', async () => {
      const liga = await unaLiga(app(), { reglas: { ...reglasIniciales('social'), victoria: 9 } });
      expect((await guardar(liga.id, { tipo: 'infantil' })).body).toMatchObject({
        reglas: reglasIniciales('infantil'),
      });
    });
  });
});
