import { expect, it } from 'vitest';
import { ligasApi } from '#contract/liga/ligas.ts';
import { pistasApi } from '#contract/liga/pistas.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import { diaDe } from '#domain/fecha.ts';
import { claveDelSello } from '#server/claves.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { MIGRACIONES } from '#server/db/migrate.ts';
import { noticiasDeArchivo } from '#server/db/noticias-iniciales.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { createSeal } from '#server/platform/crypto/seal.ts';
import { datosPista, unaLiga, unaPista, unJugador } from '#tests/builders/index.ts';
import { startApp, type TestApp, useApp } from '#tests/support/app.ts';
import {
  conPersonaEnElJugador,
  copiaDe,
  ficheros,
  rehacer,
  trozosDe,
  useOtroMotor,
} from '#tests/support/copias.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { restaurar } from './restaurar.ts';

describeEngines('restoring a backup', (engine) => {
  const app = useApp(engine);
  const otro = useOtroMotor(engine.motor);
  const traer = (base: BaseDatos, zip: Uint8Array, forzar = false) =>
    restaurar(crearFirma(base, app().reloj)({ usuario: null }), () => trozosDe(zip), { forzar });

  /** Every answer a visitor can get, by its address. */
  const respuestas = async (club: TestApp): Promise<Map<string, string>> => {
    const leer = async (url: string): Promise<string> => (await club.send('GET', url)).text;
    const ids = async (tabla: 'liga' | 'jugador' | 'partido') =>
      (await club.base.db.selectFrom(tabla).select('id').orderBy('id').execute()).map(({ id }) => id);
    const urls = [
      '/api/clasificaciones/ligas',
      ...['', 'social', 'infantil', 'amistosos', 'playoff'].map(
        (t) => `/api/horarios/proximos${t && `?tipo=${t}`}`,
      ),
      ...['mostrarIncidencias', 'mostrarAplazadosTotal'].map((c) => `/api/configuracion?clave=${c}`),
      ...(await ids('liga')).map((id) => `/api/clasificaciones/ver?idLiga=${id}`),
      ...(await ids('jugador')).map((id) => `/api/clasificaciones/jugador/${id}`),
      ...(await ids('partido')).slice(0, 100).map((id) => `/api/clasificaciones/partido/${id}`),
    ];
    return new Map(await Promise.all(urls.map(async (url) => [url, await leer(url)] as const)));
  };

  it('ends the sessions and the one-time links there were: none comes back, none stays', async () => {
    const { body } = await app().api('POST', '/api/private/cuentas', { usuario: 'berta' });
    const { token } = body as { token: string };
    const deBerta = await app().signIn('berta');
    await traer(app().base, await copiaDe(app()), true);
    const { db } = app().base;
    expect(await db.selectFrom('usuario').select('usuario').orderBy('usuario').execute()).toHaveLength(2);
    for (const tabla of ['sesion', 'enlace'] as const)
      expect(await db.selectFrom(tabla).selectAll().execute(), tabla).toEqual([]);
    expect((await app().send('POST', '/api/auth/enlace', { body: { token } })).status).toBe(404);
    expect((await app().send('GET', '/api/private/cuenta', { token: deBerta })).status).toBe(401);
  });

  // There and back crosses both ways: that it begins on the other engine is for `npm run test:hard -- engines`.
  const deIdaYVuelta = engine.motor === 'sqlite' || process.env.MOTORES === 'todos' ? it : () => {};
  deIdaYVuelta(
    `comes back on ${otro.otro} with byte-equal public answers, and from there again here`,
    async () => {
      await sembrarDemo(app().base, AHORA);
      const antes = await respuestas(app());
      expect(antes.size).toBeGreaterThan(100);
      const alla = await startApp(await otro.open());
      otro.later(() => alla.app.close());
      await traer(alla.base, await copiaDe(app()));
      expect(await respuestas(alla)).toEqual(antes);
      alla.token = await alla.signIn();
      const aca = await startApp(await engine.open());
      otro.later(() => aca.app.close());
      await traer(aca.base, await copiaDe(alla));
      expect(await respuestas(aca)).toEqual(antes);
    },
  );

  it('brings accounts and files back as they were; nobody is signed in', async () => {
    const { db } = app().base;
    const contenido = Buffer.from([0, 1, 254, 255, 10, 13, 34]);
    const clave = await claveDelSello({ base: app().base, opciones: { carpetaSecretos: null } });
    const banco = createSeal(clave).close(contenido, 'r/banco');
    await db
      .insertInto('solicitud')
      .values({
        ...{ referencia: 'r', clave: null, tipo: 'contacto', inscripcion: null, dt: 1, dia: '2026-11-21' },
        ...{ nombre: 'Ana', nombreBusqueda: 'ana', email: null, telefono: null, datos: '{"$base64":1}' },
        ...{ banco, salud: null, saludCaduca: null, avisos: '[]', notas: 'Línea 1\nLínea 2' },
      })
      .execute();
    const { id } = await db.selectFrom('solicitud').select('id').executeTakeFirstOrThrow();
    const adjunto = { idSolicitud: id, clase: 'file' as const, mime: 'image/jpeg', bytes: 7, contenido };
    await db.insertInto('adjunto').values(adjunto).execute();
    const base = await otro.open();
    const { sello } = await traer(base, await copiaDe(app()));
    const leidas = await Promise.all(
      [app().base, base].map(async ({ db: q }) => ({
        solicitud: await q.selectFrom('solicitud').selectAll().execute(),
        adjunto: await q.selectFrom('adjunto').selectAll().execute(),
        usuario: await q.selectFrom('usuario').selectAll().execute(),
      })),
    );
    const [aqui, alli] = leidas.map((todo) =>
      JSON.stringify(todo, (_, v) => (v?.type === 'Buffer' ? v.data : v instanceof Uint8Array ? [...v] : v)),
    );
    expect(alli).toBe(aqui);
    expect(await base.db.selectFrom('sesion').selectAll().execute()).toEqual([]);
    const { valor } = await base.db
      .selectFrom('secreto')
      .select('valor')
      .where('nombre', '=', 'sello')
      .executeTakeFirstOrThrow();
    expect(valor).toBe(sello);
    await db.deleteFrom('solicitud').execute();
  });

  it('gives no id twice, not even that of a row that was the last and is gone', async () => {
    const perdida = await unaPista(app());
    await app().api('DELETE', `/api/private/pistas/${perdida.id}`);
    const alla = await startApp(await otro.open());
    otro.later(() => alla.app.close());
    await traer(alla.base, await copiaDe(app()));
    alla.token = await alla.signIn();
    const nueva = await alla.call(pistasApi.guardar, { params: { id: 0 }, body: datosPista() });
    expect(nueva.id).toBe(perdida.id + 1);
  });

  it('of a program that kept no news brings those the club was showing', async () => {
    await sembrarDemo(app().base, AHORA);
    const hoy = ficheros(await copiaDe(app()));
    const de = conPersonaEnElJugador(hoy, 2);
    const nuevas = ['contenido', 'noticia', 'imagen'];
    const sinNuevas = (texto = '') => {
      const { filas, ...resto } = JSON.parse(texto) as { filas: Record<string, number> };
      const viejas = Object.entries(filas).filter(([tabla]) => !nuevas.includes(tabla));
      return { ...resto, filas: Object.fromEntries(viejas) };
    };
    const antigua = {
      ...Object.fromEntries(
        Object.entries(de).filter(([nombre]) => !nuevas.includes(nombre.split('.')[0] ?? '')),
      ),
      'manifest.json': JSON.stringify(sinNuevas(de['manifest.json'])),
      'fin.json': JSON.stringify(sinNuevas(de['fin.json'])),
    };
    const noticias = () =>
      app().base.db.selectFrom('noticia').select(['title', 'dt']).orderBy('id').execute();
    const escritas = noticiasDeArchivo(diaDe(AHORA)).map(({ title }) => title);
    const habia = (await noticias()).filter(({ title }) => escritas.includes(title));
    expect(habia.length).toBeGreaterThan(0);
    await traer(app().base, rehacer(antigua), true);
    expect(await noticias()).toEqual(habia);
    const conNoticias = (de['manifest.json'] ?? '').replace('"esquema":2', '"esquema":3');
    await traer(app().base, rehacer({ ...antigua, 'manifest.json': conNoticias }), true);
    expect(await noticias()).toEqual([]);
  });

  it('of a program in which a player was also the person gives the same answers, and what was done is undone', async () => {
    await sembrarDemo(app().base, AHORA);
    // Nor had it anybody who played with somebody.
    for (const { id, modo } of await app().call(ligasApi.listar, {}))
      if (modo === 'parejas') {
        const { haria } = await app().rehearse(ligasApi.borrarEntera, { params: { id }, body: null });
        await app().call(ligasApi.borrarEntera, { params: { id }, body: haria });
      }
    const ana = await unJugador(app(), { nombre: 'Ana Iturbe' });
    const leida = async () => (await app().api('GET', `/api/private/jugadores/${ana.id}`)).body;
    await app().api('POST', `/api/private/jugadores/${ana.id}`, { ...ana, email: 'ana@club.example' });
    const [esAhora, antes] = [await leida(), await respuestas(app())];
    const esquema = MIGRACIONES.findIndex(({ nombre }) => nombre === 'personas');
    const antigua = conPersonaEnElJugador(ficheros(await copiaDe(app())), esquema);
    await app().api('DELETE', `/api/private/jugadores/${ana.id}`);
    await traer(app().base, rehacer(antigua), true);
    app().token = await app().signIn();
    expect(await respuestas(app())).toEqual(antes);
    expect(await leida()).toEqual(esAhora);
    const lineas = await app().call(operacionesApi.listar, {});
    const { operacion } = lineas.find((una) => una.operacion !== null) ?? {};
    const deshecha = await app().api('POST', `/api/private/log/operaciones/${operacion}/deshacer`);
    expect(deshecha.status).toBe(200);
    expect(await leida()).toMatchObject({ nombre: 'Ana Iturbe', email: ana.email });
    expect((await unJugador(app(), { nombre: 'Eva' })).id).toBe(ana.id + 1);
  });

  it('of a program that knew minors by where they played keeps their names short', async () => {
    const liga = await unaLiga(app(), { tipo: 'infantil' });
    const { id } = await unJugador(app(), { nombre: 'Mía Hontoria', idLiga: liga.id });
    await unJugador(app(), { nombre: 'Luz Ibarrola' });
    const antes = MIGRACIONES.findIndex(({ nombre }) => nombre === 'reservados');
    const de = conPersonaEnElJugador(ficheros(await copiaDe(app())), antes);
    const sinColumnas = (de['jugador.jsonl'] ?? '').replace(/,"(reservado|publicarNombre)":\d/g, '');
    expect(sinColumnas).not.toBe(de['jugador.jsonl']);
    const antigua = { ...de, 'jugador.jsonl': sinColumnas };
    await traer(app().base, rehacer(antigua), true);
    const { db } = app().base;
    const filas = await db
      .selectFrom(conPersona('jugador'))
      .select(['id', 'reservado'])
      .orderBy('id')
      .execute();
    expect(filas).toEqual([
      { id, reservado: 1 },
      { id: id + 1, reservado: 0 },
    ]);
  });
});
