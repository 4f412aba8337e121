import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ligasApi } from '#contract/ligas.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { COPIADAS } from '#server/db/copia/tablas.ts';
import { crearFirma } from '#server/db/firma.ts';
import { chocan } from '#server/db/operacion/estorbos.ts';
import { netoDe } from '#server/db/operacion/neto.ts';
import { claveDe } from '#server/db/operacion/tablas.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { actualizarPista } from '#server/db/tables/pista.ts';
import {
  datosJugador,
  datosLiga,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

type Fila = Record<string, unknown>;

/** Everything that can be taken back, as the engine holds it; the count of saves apart. */
async function tablas({ base }: TestApp): Promise<Record<string, Fila[]>> {
  const todo: Record<string, Fila[]> = {};
  for (const { tabla, clave } of COPIADAS.filter(({ tabla }) => claveDe(tabla))) {
    const orden = sql.join(clave.map((columna) => sql.ref(columna)));
    const { rows } = await sql<Fila>`select * from ${sql.table(tabla)} order by ${orden}`.execute(base.db);
    todo[tabla] = rows.map(({ version: _, ...fila }) => fila);
  }
  return todo;
}

/** What visitors are answered, byte by byte. */
async function publico(club: TestApp, ligas: number[], jugadores: number[], partidos: number[]) {
  const urls = [
    '/api/horarios/proximos',
    '/api/clasificaciones/ligas',
    '/api/clasificaciones/ligas?tipo=social',
    '/api/configuracion?clave=mostrarIncidencias',
    ...ligas.map((id) => `/api/clasificaciones/ver?idLiga=${id}`),
    ...jugadores.map((id) => `/api/clasificaciones/jugador/${id}`),
    ...partidos.map((id) => `/api/clasificaciones/partido/${id}`),
  ];
  const textos: string[] = [];
  for (const url of urls) {
    const { status, text } = await club.send('GET', url);
    textos.push(`${url} ${status} ${text}`);
  }
  return textos;
}

describeEngines('undo', (engine) => {
  const app = useApp(engine);

  const lineas = () => app().call(operacionesApi.listar, {});
  const ultima = async (): Promise<number> => {
    const [linea] = await lineas();
    if (!linea?.operacion) throw new Error('nothing to take back');
    return linea.operacion;
  };
  const ver = (id: number) => app().call(operacionesApi.ver, { params: { id } });
  const deshacer = (id: number) => app().api('POST', `/api/private/log/operaciones/${id}/deshacer`);

  /** A league with six players, three of them also elsewhere, matches, results and incidents. */
  async function ligaLlena() {
    const [liga, otra] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
    const pista = await unaPista(app());
    const gente = await jugadoresDe(app(), liga.id, 'Ana', 'Bea', 'Carla', 'Dora', 'Eva', 'Fina');
    const [ana, bea, carla, dora, eva, fina] = gente.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const jugar = async (uno: number, dos: number, dia: number, idLiga = liga.id, resto = {}) =>
      (
        await unPartido(app(), {
          idLiga,
          idJugador1: uno,
          idJugador2: dos,
          fecha: `2026-11-${dia}T10:00`,
          idPista: pista.id,
          ...resto,
        })
      ).id;
    const partidos = [
      await jugar(ana, bea, 10, liga.id, marcador('6-4 6-3')),
      await jugar(carla, dora, 11, liga.id, marcador('4-6 6-3 10-8')),
      await jugar(eva, fina, 12, liga.id, { jugador1NoPresenta: true }),
      await jugar(ana, carla, 28),
    ];
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: bea,
      fecha: '2026-12-01',
    });
    await app().api(
      'POST',
      `/api/private/jugadores/${bea}`,
      datosJugador({ nombre: 'Bea', idLiga: otra.id }),
    );
    await app().api(
      'POST',
      `/api/private/jugadores/${dora}`,
      datosJugador({ nombre: 'Dora', idLiga: otra.id }),
    );
    partidos.push(await jugar(bea, dora, 13, otra.id, marcador('6-0 6-0')));
    await app().api(
      'POST',
      `/api/private/jugadores/${bea}`,
      datosJugador({ nombre: 'Bea', idLiga: liga.id }),
    );
    return { liga, otra, ids: gente.map(({ id }) => id), partidos };
  }

  describe('of a league deleted with its players and matches', () => {
    const borrado = (id: number) => app().call(ligasApi.verBorrado, { params: { id } });

    it('gives every public call the same bytes again', async () => {
      const { liga, otra, ids, partidos } = await ligaLlena();
      const leer = () => publico(app(), [liga.id, otra.id], ids, partidos);
      const [publicoAntes, antes] = [await leer(), await tablas(app())];
      const body = await borrado(liga.id);
      expect(body).toEqual({ partidos: 4, incidencias: 1, jugadores: 4, salen: 1 });
      expect((await app().api('POST', `/api/private/ligas/${liga.id}/borrado`, body)).status).toBe(204);
      expect(await leer()).not.toEqual(publicoAntes);
      expect((await app().api('GET', `/api/private/ligas/${liga.id}`)).status).toBe(404);
      expect((await app().call(ligasApi.listar, {})).map(({ id }) => id)).toEqual([otra.id]);

      const id = await ultima();
      const previa = await ver(id);
      expect(previa.impedimentos).toEqual([]);
      expect(previa.lineas).toEqual([
        'Borra la liga «Liga Social - 1ª División - 2026/27» con 4 jugadores, 4 partidos y 1 incidencia',
      ]);
      expect((await deshacer(id)).status).toBe(200);
      expect(await leer()).toEqual(publicoAntes);
      expect(await tablas(app())).toEqual(antes);
    });

    it('is refused when it is not what was confirmed any more', async () => {
      const { liga } = await ligaLlena();
      const body = await borrado(liga.id);
      await unJugador(app(), { idLiga: liga.id });
      const { status } = await app().api('POST', `/api/private/ligas/${liga.id}/borrado`, body);
      expect(status).toBe(409);
      expect((await app().api('GET', `/api/private/ligas/${liga.id}`)).status).toBe(200);
    });

    it('says what took its place', async () => {
      const { liga } = await ligaLlena();
      await app().api('POST', `/api/private/ligas/${liga.id}/borrado`, await borrado(liga.id));
      const id = await ultima();
      await unaLiga(app());
      expect((await deshacer(id)).body).toMatchObject({
        message:
          'La liga «Liga Social - 1ª División - 2026/27» no puede volver: ahora ocupa su lugar la liga «Liga Social - 1ª División - 2026/27». Cambia eso antes.',
      });
    });
  });

  it('of each write gives the tables back, and undoing the undo does it again', async () => {
    const { pista, ana, liga } = await unaLigaConDos(app());
    const pasos: [string, 'POST' | 'DELETE', string, unknown?][] = [
      ['court', 'POST', `pistas/${pista.id}`, { nombre: 'Otra', estado: 'inactiva' }],
      ['court gone', 'DELETE', `pistas/${pista.id}`],
      ['player', 'POST', `jugadores/${ana.id}`, datosJugador({ nombre: 'Ana María', email: 'a@b.example' })],
      ['new player', 'POST', 'jugadores/0', datosJugador({ idLiga: liga.id })],
      ['rules', 'POST', `ligas/${liga.id}`, datosLiga({ idaVuelta: true })],
      ['settings', 'POST', 'configuracion/save', [{ clave: 'mostrarIncidencias', valor: 'true' }]],
      ['new season', 'POST', `ligas/nuevaTemporada?idLiga=${liga.id}`],
    ];
    const estados = [await tablas(app())];
    const operaciones: number[] = [];
    for (const [, metodo, ruta, cuerpo] of pasos) {
      expect((await app().api(metodo, `/api/private/${ruta}`, cuerpo)).status).toBeLessThan(300);
      operaciones.push(await ultima());
      estados.push(await tablas(app()));
    }
    for (const id of operaciones.toReversed()) {
      estados.pop();
      expect((await deshacer(id)).status).toBe(200);
      expect(await tablas(app())).toEqual(estados.at(-1));
      const rehacer = await ultima();
      expect((await deshacer(rehacer)).status).toBe(200);
      expect((await deshacer(await ultima())).status).toBe(200);
      expect(await tablas(app())).toEqual(estados.at(-1));
    }
  });

  it('says what changed later, and can be done once that is undone', async () => {
    const ana = await unJugador(app(), { nombre: 'Ana García' });
    const cambiar = (cambios: object) =>
      app().api(
        'POST',
        `/api/private/jugadores/${ana.id}`,
        datosJugador({ nombre: 'Ana García', ...cambios }),
      );
    await cambiar({ estado: 'lesion' });
    const primera = await ultima();
    await cambiar({ estado: 'eliminado' });
    const segunda = await ultima();
    const refused = await deshacer(primera);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'El jugador «Ana García» se cambió después (21/11/2026 11:00, admin: Cambia el jugador «Ana García»: estado lesion → eliminado). Deshaz antes ese cambio.',
      },
    });
    expect((await ver(primera)).impedimentos).toEqual([(refused.body as { message: string }).message]);
    expect((await deshacer(segunda)).status).toBe(200);
    expect((await deshacer(segunda)).body).toMatchObject({
      message: 'Ya se deshizo: 21/11/2026 11:00, admin.',
    });
    expect((await deshacer(primera)).status).toBe(200);
    expect((await app().api('GET', `/api/private/jugadores/${ana.id}`)).body).toMatchObject({
      estado: 'activo',
    });
  });

  it('does not take away what something newer hangs on', async () => {
    const { quienes } = await unaLigaConDos(app());
    const deAna = (await lineas()).find(({ texto }) => texto.startsWith('Crea el jugador «Ana Gil»'));
    await unPartido(app(), quienes);
    const { status, body } = await deshacer(deAna?.operacion ?? 0);
    expect(status).toBe(409);
    expect((body as { message: string }).message).toMatch(
      /^El jugador «Ana Gil» no se puede quitar: el partido «Ana Gil – Luis Paz, 21\/11\/2026 10:00» depende de eso \(21\/11\/2026 11:00, admin: Crea el partido/,
    );
  });

  it('does not bring a match back to a court that is taken now, nor to players who are gone', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id });
    await app().api('DELETE', `/api/private/partidos/${partido.id}`);
    const id = await ultima();
    const [eva, fina] = await jugadoresDe(app(), quienes.idLiga, 'Eva', 'Fina');
    const otros = { idLiga: quienes.idLiga, idJugador1: eva?.id ?? 0, idJugador2: fina?.id ?? 0 };
    const otro = await unPartido(app(), { ...otros, idPista: pista.id });
    expect((await deshacer(id)).body).toMatchObject({
      message:
        'El partido «Ana Gil – Luis Paz, 21/11/2026 10:00» no puede volver: su pista tiene ahora el partido «Eva – Fina, 21/11/2026 10:00». Cámbialo antes de hora o de día.',
    });
    await app().api('DELETE', `/api/private/partidos/${otro.id}`);
    await app().api('DELETE', `/api/private/jugadores/${quienes.idJugador1}`);
    const { status, body } = await deshacer(id);
    expect(status).toBe(409);
    expect((body as { message: string }).message).toContain(
      'ya no existe el jugador «Ana Gil» (21/11/2026 11:00',
    );
  });

  it('of many matches looks around each day once', async () => {
    const { quienes } = await unaLigaConDos(app());
    for (const hora of ['09', '12', '15', '18'])
      await unPartido(app(), { ...quienes, fecha: `2026-11-21T${hora}:00` });
    await unPartido(app(), { ...quienes, fecha: '2026-11-28T10:00' });
    const { db } = app().base;
    const filas = await db.selectFrom('partido').selectAll().orderBy('id').execute();
    const [primera, ...vuelven] = filas.map((antes) => ({ tabla: 'partido', antes, despues: null }));
    let consultas = 0;
    const contada = db.withPlugin({
      transformQuery: ({ node }) => {
        consultas += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await chocan(contada, netoDe(vuelven))).toEqual([]);
    expect(consultas).toBe(2);
    const movida = {
      ...vuelven[0],
      tabla: 'partido',
      antes: { ...filas[1], fecha: primera?.antes.fecha },
      despues: null,
    };
    expect(await chocan(db, netoDe([movida, ...vuelven.slice(1)]))).toMatchObject([
      { clase: 'choca-jugador', otra: { imagen: { id: filas[0]?.id } } },
    ]);
  });

  it('who had the row on screen before finds out: an old version is never good again', async () => {
    const pista = await unaPista(app());
    const guardar = (cambios: object) => app().api('POST', `/api/private/pistas/${pista.id}`, cambios);
    await guardar({ nombre: 'Uno', estado: 'activa' });
    const { body: leida } = await app().api('GET', `/api/private/pistas/${pista.id}`);
    await deshacer(await ultima());
    await guardar({ nombre: 'Dos', estado: 'activa' });
    expect((await guardar(leida as object)).status).toBe(409);
  });

  it('nor after saves that changed nothing, before the undo or inside what is undone', async () => {
    const pista = await unaPista(app());
    const guardar = (cambios: object) => app().api('POST', `/api/private/pistas/${pista.id}`, cambios);
    const leer = async () => (await app().api('GET', `/api/private/pistas/${pista.id}`)).body as Fila;
    await guardar({ nombre: 'Uno', estado: 'activa' });
    const id = await ultima();
    const { body: enPantalla } = await guardar({ nombre: 'Uno', estado: 'activa' });
    expect((await deshacer(id)).status).toBe(200);
    expect(await leer()).toMatchObject({ nombre: pista.nombre });
    expect((await guardar(enPantalla as object)).status).toBe(409);

    const { base, reloj } = app();
    await crearFirma(
      base,
      reloj,
    )({ usuario: 'admin' }).transact(async (tx) => {
      await actualizarPista(tx, pista.id, { nombre: 'Dos', estado: 'activa' });
      await actualizarPista(tx, pista.id, { nombre: 'Tres', estado: 'activa' });
      await anotarHechos(tx, ['Dos veces']);
    });
    const tres = await leer();
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(Number((await leer()).version)).toBeGreaterThan(Number(tres.version));
  });

  it('of the settings waits for whoever is saving them, and then says so', async () => {
    const guardar = (valor: string) =>
      app().api('POST', '/api/private/configuracion/save', [{ clave: 'mostrarIncidencias', valor }]);
    await guardar('true');
    const id = await ultima();
    let deshecho: ReturnType<typeof deshacer> | undefined;
    await app().base.transact(async (tx) => {
      await guardarValor(tx, 'mostrarIncidencias', 'otro');
      deshecho = deshacer(id);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await deshecho)?.status).toBe(409);
    expect((await tablas(app())).configuracion).toContainEqual({
      clave: 'mostrarIncidencias',
      valor: 'otro',
    });
  });

  it('of a deleted news item gives visitors the same news again', async () => {
    const datos = { title: 'Torneo', content: '<p>Hola</p>', link: null, fecha: '2026-11-20T18:00' };
    const { body } = await app().api('POST', '/api/private/noticias/0', {
      ...datos,
      publicada: true,
      fijada: false,
    });
    const antes = (await app().send('GET', '/api/news/')).body;
    const { id } = body as { id: number };
    expect((await app().api('DELETE', `/api/private/noticias/${id}`)).status).toBe(204);
    expect((await app().send('GET', '/api/news/')).body).not.toEqual(antes);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect((await app().send('GET', '/api/news/')).body).toEqual(antes);
  });

  it('is offered for 30 days', async () => {
    const pista = await unaPista(app());
    const id = await ultima();
    app().reloj.advance(30 * 24);
    app().token = await app().signIn();
    expect((await ver(id)).impedimentos).toEqual([]);
    app().reloj.advance(1);
    expect((await deshacer(id)).status).toBe(404);
    expect((await lineas()).map(({ operacion }) => operacion)).toEqual([null]);
    expect((await app().api('GET', `/api/private/pistas/${pista.id}`)).status).toBe(200);
  });

  it('of two at the same moment, one is done', async () => {
    const pista = await unaPista(app());
    await app().api('DELETE', `/api/private/pistas/${pista.id}`);
    const id = await ultima();
    const statuses = (await Promise.all([deshacer(id), deshacer(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('needs a session, and an operation', async () => {
    expect((await app().send('POST', '/api/private/log/operaciones/1/deshacer')).status).toBe(401);
    expect((await deshacer(2_000_000)).status).toBe(404);
  });
});
