import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { FICHERO } from '#server/db/open.ts';
import {
  datosJugador,
  datosLiga,
  datosPartido,
  datosPista,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { ADMIN, type Respuesta, type TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines, describePrograms } from '#tests/support/engines.ts';
import { type Servidor, startServer } from '#tests/support/programs/servidor.ts';

const VECES = 20;
const PARTIDOS = '/api/private/partidos';

const veces = Array.from({ length: VECES }, (_, i) => i);
const aLaVez = <T>(hacer: (i: number) => Promise<T>): Promise<T[]> => Promise.all(veces.map(hacer));

const estados = (answers: readonly { status: number }[]): Record<string, number> => {
  const cuenta: Record<string, number> = {};
  for (const { status } of answers) cuenta[status] = (cuenta[status] ?? 0) + 1;
  return cuenta;
};

/** A place of its own for each of twenty leagues; without a table, so that anybody may play in any. */
const lugar = (i: number) => ({
  division: 1 + (i % 10),
  anio: 2026 - Math.floor(i / 10),
  reglas: { ...reglasIniciales('social'), clasifica: false },
});

/**
 * Twenty pairs, nobody twice. Each of its own league, unless told otherwise: so that what keeps them apart is
 * the court or the player, not the league.
 */
async function veintePares(club: TestApp, { enUna = false } = {}) {
  const ligas = await Promise.all(veces.slice(0, enUna ? 1 : VECES).map((i) => unaLiga(club, lugar(i))));
  const idLigaDe = (i: number): number => ligas[enUna ? 0 : i]?.id ?? 0;
  const parejas = await aLaVez((i) => jugadoresDe(club, idLigaDe(i), `Ana ${i}`, `Luis ${i}`));
  const par = (i: number) => {
    const [uno, dos] = parejas[i] as [Jugador, Jugador];
    return { idLiga: idLigaDe(i), idJugador1: uno.id, idJugador2: dos.id };
  };
  return { par };
}

describeEngines('many at once', (engine) => {
  const app = useApp(engine);
  const crear = (datos: object): Promise<Respuesta> => app().api('POST', `${PARTIDOS}/0`, datos);
  const cuantos = async (): Promise<number> =>
    (await app().base.db.selectFrom('partido').select('id').execute()).length;

  it('one of twenty matches gets the court; the others learn whose it is', async () => {
    const [{ par }, pista] = [await veintePares(app()), await unaPista(app(), { nombre: 'Prado 1' })];
    const answers = await aLaVez((i) => crear({ ...datosPartido(par(i)), idPista: pista.id }));
    expect(estados(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await cuantos()).toBe(1);
    const perdedor = answers.find(({ status }) => status === 409);
    expect(perdedor?.body).toEqual({
      message: expect.stringMatching(/^Prado 1 ya está ocupada a las 10:00 por Ana \d+ – Luis \d+\./),
    });
  });

  it('one of twenty matches of the same player on different courts is saved', async () => {
    const { par } = await veintePares(app());
    const pistas = await aLaVez(() => unaPista(app()));
    const ella = await unJugador(app());
    const answers = await aLaVez((i) => {
      const { idLiga, idJugador2 } = par(i);
      const lados =
        i % 2 ? { idJugador1: ella.id, idJugador2 } : { idJugador1: idJugador2, idJugador2: ella.id };
      return crear({ ...datosPartido({ idLiga, ...lados }), idPista: pistas[i]?.id });
    });
    expect(estados(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await cuantos()).toBe(1);
  });

  it('one of twenty matches moved onto the same court gets it; the others stay where they were', async () => {
    const [{ par }, pista] = [await veintePares(app()), await unaPista(app())];
    const partidos = await aLaVez((i) => unPartido(app(), par(i)));
    const answers = await aLaVez((i) =>
      app().api('POST', `${PARTIDOS}/${partidos[i]?.id}`, { ...datosPartido(par(i)), idPista: pista.id }),
    );
    expect(estados(answers)).toEqual({ 200: 1, 409: 19 });
    const enPista = await app().api('POST', PARTIDOS, { idPista: pista.id });
    expect(enPista.body).toHaveLength(1);
  });

  it('one of twenty edits of the same version wins', async () => {
    const { quienes, ana, pista, liga } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), quienes);
    const ediciones: [string, (i: number) => object][] = [
      [
        `${PARTIDOS}/${id}`,
        (i) => ({ ...datosPartido(quienes), observaciones: `${i}`, ...marcador('6-0 6-0') }),
      ],
      [`/api/private/jugadores/${ana.id}`, (i) => datosJugador({ nombre: `Ana ${i}` })],
      [`/api/private/pistas/${pista.id}`, (i) => datosPista({ nombre: `Pista n.º ${i}` })],
      [`/api/private/ligas/${liga.id}`, (i) => datosLiga({ division: 1 + (i % 10) })],
    ];
    for (const [ruta, datos] of ediciones) {
      const answers = await aLaVez((i) => app().api('POST', ruta, { ...datos(i), version: 1 }));
      expect(estados(answers)).toEqual({ 200: 1, 409: 19 });
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        message: mensajes.cambiadoMientras,
      });
      const ganador = answers.find(({ status }) => status === 200)?.body as object;
      expect({ ...ganador, ...((await app().api('GET', ruta)).body as object) }).toEqual({
        ...ganador,
        version: 2,
      });
    }
  });

  it('one of twenty courts gets the name, one of twenty leagues the division', async () => {
    const pistas = await aLaVez(() =>
      app().api('POST', '/api/private/pistas/0', { nombre: 'P', estado: 'activa' }),
    );
    expect(estados(pistas)).toEqual({ 200: 1, 409: 19 });
    const ligas = await aLaVez(() => app().api('POST', '/api/private/ligas/0', datosLiga()));
    expect(estados(ligas)).toEqual({ 200: 1, 409: 19 });
  });

  it('matches and players of one league are saved side by side', async () => {
    const { par } = await veintePares(app(), { enUna: true });
    const { idLiga } = par(0);
    const [partidos, personas] = await Promise.all([
      aLaVez((i) => crear(datosPartido(par(i)))),
      aLaVez((i) =>
        app().api('POST', `/api/private/jugadores/${par(i).idJugador1}`, datosJugador({ idLiga })),
      ),
    ]);
    expect([estados(partidos), estados(personas)]).toEqual([{ 200: 20 }, { 200: 20 }]);
  });

  it('what a match is about to use is deleted before or kept, never pulled away', async () => {
    const { par } = await veintePares(app());
    const sueltos = await aLaVez((i) => unaLiga(app(), { ...lugar(i), anio: lugar(i).anio - 2 }));
    const pistas = await aLaVez(() => unaPista(app()));
    const carreras = await aLaVez((i) => {
      const [idLiga, idPista] = [sueltos[i]?.id ?? 0, pistas[i]?.id ?? 0];
      const { idJugador1 } = par(i);
      const borrado = [`ligas/${idLiga}`, `pistas/${idPista}`, `jugadores/${idJugador1}`][i % 3];
      return Promise.all([
        crear({ ...datosPartido({ ...par(i), idLiga }), idPista }),
        app().api('DELETE', `/api/private/${borrado}`),
      ]);
    });
    for (const [partido, borrado] of carreras)
      expect([
        [200, 409],
        [400, 204],
      ]).toContainEqual([partido.status, borrado.status]);
  });
});

/** A folder of its own for the second program, with the same embedded database in it. */
function otraCarpeta(dataDir: string): string {
  const carpeta = join(dataDir, 'otra');
  mkdirSync(carpeta);
  symlinkSync(join(dataDir, FICHERO), join(carpeta, FICHERO));
  return carpeta;
}

describePrograms('two programs on the same database', ({ destino, motor }) => {
  const servidores: Servidor[] = [];
  let token = '';

  const post = async (i: number, path: string, body: object): Promise<Respuesta> => {
    const url = `${servidores[i % servidores.length]?.url}${path}`;
    const headers = { 'content-type': 'application/json', authorization: token };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : text, headers: {} };
  };
  const guardado = async (path: string, body: object) =>
    (await post(0, path, body)).body as { id: number; version: number };

  beforeAll(async () => {
    const { dataDir, databaseUrl } = await destino();
    const env = { DEMO: 'false' };
    servidores.push(await startServer({ dataDir, databaseUrl, env }));
    servidores.push(await startServer({ dataDir: otraCarpeta(dataDir), databaseUrl, env }));
    token = (await post(0, '/api/auth/login', ADMIN)).text;
  });
  afterAll(async () => {
    for (const servidor of servidores) await servidor.stop();
  });

  it(`exactly one of twenty matches gets the court (${motor})`, async () => {
    const ligas = await aLaVez((i) => guardado('/api/private/ligas/0', datosLiga(lugar(i))));
    const pista = await guardado('/api/private/pistas/0', datosPista());
    const jugadores = await Promise.all(
      [...veces, ...veces].map(() => guardado('/api/private/jugadores/0', datosJugador())),
    );
    const quienes = (i: number) => ({
      idLiga: ligas[i]?.id ?? 0,
      idJugador1: jugadores[i]?.id ?? 0,
      idJugador2: jugadores[i + VECES]?.id ?? 0,
    });
    for (const hora of ['09:00', '11:00', '13:00']) {
      const fecha = `2026-11-21T${hora}`;
      const answers = await aLaVez((i) =>
        post(i, `${PARTIDOS}/0`, { ...datosPartido(quienes(i)), fecha, idPista: pista.id }),
      );
      expect(estados(answers)).toEqual({ 200: 1, 409: 19 });
    }
    expect((await post(1, PARTIDOS, { idPista: pista.id })).body).toHaveLength(3);
  });

  it('exactly one of twenty edits of the same version wins', async () => {
    const pista = await guardado('/api/private/pistas/0', datosPista());
    const answers = await aLaVez((i) =>
      post(i, `/api/private/pistas/${pista.id}`, { ...datosPista(), version: pista.version }),
    );
    expect(estados(answers)).toEqual({ 200: 1, 409: 19 });
  });
});
