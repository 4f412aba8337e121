import { expect, it } from 'vitest';
import { ligasApi } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { datosLiga, jugadoresDe, unaLiga, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { alVerTablas } from '#tests/support/tablas.ts';

describeEngines('clasificaciones', (engine) => {
  const app = useApp(engine);
  const { enfrentar } = alVerTablas(app);

  it('lists the leagues that were played and are over, newest season first, and no other', async () => {
    const activa = await unaLiga(app());
    const nueva = await unaLiga(app(), { anio: 2025, division: 3 });
    const vieja = await unaLiga(app(), { anio: 2024, division: 2 });
    const sinJugar = await unaLiga(app(), { anio: 2025, division: 4 });
    for (const liga of [activa, nueva, vieja]) {
      const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Berta');
      await enfrentar(liga, jugadores, [[0, 1, '6-0 6-1']]);
    }
    for (const { id, anio, division } of [nueva, vieja, sinJugar]) {
      const body = datosLiga({ anio, division, estado: 'inactiva' });
      await app().call(ligasApi.guardar, { params: { id }, body });
    }
    const { body } = await app().send('GET', '/api/clasificaciones/terminadas?tipo=social');
    expect(body).toEqual(
      [nueva, vieja].map(({ id, nombre, tipo, deporte, modo, division, anio, ciclo }) => ({
        id,
        nombre,
        tipo,
        deporte,
        modo,
        division,
        anio,
        ciclo,
        hasta: '2026-10-01',
      })),
    );
    expect((await app().send('GET', '/api/clasificaciones/terminadas?tipo=infantil')).body).toEqual([]);
  });

  it('list active leagues of a type, or of all, by level', async () => {
    await unaLiga(app(), { division: 2 });
    await unaLiga(app(), { division: 1 });
    await unaLiga(app(), { tipo: 'infantil', division: 0 });
    await unaLiga(app(), { tipo: 'infantil', division: 1 });
    await unaLiga(app(), { division: 3, estado: 'inactiva' });
    const nombres = async (query: string) => {
      const { body } = await app().send('GET', `/api/clasificaciones/ligas${query}`);
      return (body as { nombre: string }[]).map(({ nombre }) => nombre.replace(' - 2026/27', ''));
    };
    const social = ['Liga Social - 1ª División', 'Liga Social - 2ª División'];
    const infantil = ['Liga Infantil - 1ª División', 'Liga Infantil - Promoción'];
    expect(await nombres('?tipo=social')).toEqual(social);
    expect(await nombres('?tipo=infantil')).toEqual(infantil);
    expect(await nombres('?tipo=playoff')).toEqual([]);
    expect(await nombres('')).toEqual([...social, ...infantil]);
    const { body } = await app().send('GET', '/api/clasificaciones/ligas');
    expect(Object.keys((body as object[])[0] ?? {}).sort()).toEqual([
      'anio',
      'ciclo',
      'deporte',
      'division',
      'id',
      'modo',
      'nombre',
      'tipo',
    ]);
    expect((await app().send('GET', '/api/clasificaciones/ligas?tipo=mixta')).status).toBe(400);
  });

  it.each(['ver?idLiga=999999', 'jugador/999999', 'jugador/0', 'partido/999999', 'partido/x'])(
    '404 for %s',
    async (ruta) => {
      expect(await app().send('GET', `/api/clasificaciones/${ruta}`)).toMatchObject({
        status: 404,
        body: { message: mensajes.noEncontrado },
      });
    },
  );

  it.each(['', '?idLiga=', '?idLiga=x', '?idLiga=0', '?idLiga=1e3', '?idLiga=1&idLiga=2'])(
    'refuse ver%s, naming idLiga',
    async (query) => {
      const { status, body } = await app().send('GET', `/api/clasificaciones/ver${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ path: 'idLiga' }] });
    },
  );

  it('never tell contact data: the whole demo season, every public call', async () => {
    await sembrarDemo(app().base, AHORA);
    await unJugador(app(), { email: 'secreto@correo.example', telefono: '555 999 999' });
    const [liga, jugador, partido] = await Promise.all(
      (['liga', 'jugador', 'partido'] as const).map(
        async (tabla) =>
          (await app().base.db.selectFrom(tabla).select('id').orderBy('id', 'desc').execute())[5]?.id,
      ),
    );
    for (const ruta of [
      'clasificaciones/ligas',
      `clasificaciones/ver?idLiga=${liga}`,
      `clasificaciones/jugador/${jugador}`,
      `clasificaciones/partido/${partido}`,
      'horarios/proximos',
    ]) {
      const { status, text } = await app().send('GET', `/api/${ruta}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/@|email|telefono|555 /i);
    }
  });
});
