import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BaseDatos, type Destino, openDatabase } from '#server/db/open.ts';
import { empezarCarga } from '../support/carga/carga.ts';
import { signIn } from '../support/carga/cliente.ts';
import { type Estado, estaSano, leerEstado } from '../support/carga/estado.ts';
import type { Hecho } from '../support/carga/faenas.ts';
import { faltas } from '../support/carga/invariantes.ts';
import { crearMundo, type Mundo } from '../support/carga/mundo.ts';
import { figure } from '../support/figures.ts';
import { smallPhoto } from '../support/photo.ts';
import { createDatabase, type Postgres, startPostgres } from '../support/programs/postgres.ts';
import { type Recaptcha, startRecaptcha } from '../support/programs/recaptcha.ts';
import { type Servidor, startServer, waitUntilWell } from '../support/programs/servidor.ts';

/** Two in every run of the tests; `npm run test:hard` asks for a hundred. */
const ROUNDS = Number(process.env.RONDAS ?? 2);
const ROUND_MS = 60_000;
const MAX_WRITING_MS = 600;

/** From so many rounds on, work of every kind has been acknowledged. */
const LONG = 20;
const KINDS = [
  'Pista',
  'ausencia',
  'formulario',
  'jornada',
  'partido',
  'resultados',
  'sin',
  'teléfono',
  'temporada',
];

const kindsOf = (hechos: readonly Hecho[]): string[] =>
  [...new Set(hechos.map(({ que }) => que.split(' ', 1)[0] ?? ''))].sort();

const someTime = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_WRITING_MS));

type Place = Destino & { motor: string; crash(server: Servidor, round: number): Promise<void> };

async function withDatabase<T>(place: Place, work: (base: BaseDatos) => Promise<T>): Promise<T> {
  const base = openDatabase(place);
  try {
    return await work(base);
  } finally {
    await base.close();
  }
}

/** What has been acknowledged through all rounds, and what of it was missing or half done after any of them. */
type Tally = {
  token: string;
  mundo: Mundo | null;
  version: number;
  hechos: Hecho[];
  escrituras: number;
  perdidas: string[];
  faltas: string[];
};

/** The version moves once in each transaction: once for all that was acknowledged, never more than what was asked. */
function checkVersion(tally: Tally, { version }: Estado, escrituras: { min: number; max: number }): void {
  const moved = version - tally.version;
  if (moved < escrituras.min || moved > escrituras.max)
    tally.faltas.push(`version moved ${moved} for ${escrituras.min} to ${escrituras.max} writes`);
  tally.version = version;
}

async function check(place: Place, tally: Tally, escrituras: { min: number; max: number }): Promise<void> {
  const mundo = tally.mundo as Mundo;
  await withDatabase(place, async (base) => {
    const estado = await leerEstado(base, mundo);
    tally.perdidas.push(...tally.hechos.filter(({ esta }) => !esta(estado)).map(({ que }) => que));
    tally.faltas.push(...faltas(estado, mundo));
    if (!(await estaSano(base))) tally.faltas.push('the file is damaged');
    checkVersion(tally, estado, escrituras);
  });
}

async function prepare(place: Place, tally: Tally, url: string): Promise<Mundo> {
  if (tally.mundo) return tally.mundo;
  tally.token = await signIn(url);
  tally.mundo = await crearMundo(url, tally.token);
  const { mundo } = tally;
  tally.version = await withDatabase(place, async (base) => (await leerEstado(base, mundo)).version);
  return mundo;
}

type Means = { env: NodeJS.ProcessEnv; photo: Buffer };

async function runRound(place: Place, tally: Tally, round: number, { env, photo }: Means): Promise<void> {
  const server = await startServer({ ...place, env });
  const mundo = await prepare(place, tally, server.url);
  const carga = empezarCarga(server.url, tally.token, mundo, photo);
  await carga.empezada;
  await someTime();
  await place.crash(server, round);
  await carga.parar();
  await server.stop();
  tally.hechos.push(...carga.hechos);
  tally.escrituras += carga.cuenta.confirmadas;
  await check(place, tally, { min: carga.cuenta.confirmadas, max: carga.cuenta.pedidas });
}

/** `crash` in the middle of writes of every kind, again and again on the same data. */
function itLosesNothing(place: () => Place): void {
  let recaptcha: Recaptcha;
  beforeAll(async () => {
    recaptcha = await startRecaptcha();
  });
  afterAll(() => recaptcha.cierra());

  it(`keeps all that was acknowledged, and no half of anything, through ${ROUNDS} crashes`, {
    timeout: (ROUNDS + 1) * ROUND_MS,
  }, async () => {
    const tally: Tally = {
      token: '',
      mundo: null,
      version: 0,
      hechos: [],
      escrituras: 0,
      perdidas: [],
      faltas: [],
    };
    const means = { env: { DEMO: 'false', ...recaptcha.env }, photo: await smallPhoto() };
    for (let round = 1; round <= ROUNDS; round += 1) await runRound(place(), tally, round, means);
    figure(
      `kill -9 during mixed writes, ${place().motor}`,
      `${ROUNDS} rounds, ${tally.escrituras} acknowledged writes, ${tally.perdidas.length} lost, ${tally.faltas.length} half done or doubled`,
      '0 and 0',
    );
    expect(tally.hechos.length).toBeGreaterThanOrEqual(ROUNDS);
    if (ROUNDS >= LONG) expect(kindsOf(tally.hechos)).toEqual(KINDS);
    expect([tally.perdidas, tally.faltas]).toEqual([[], []]);
  });
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'club-caidas-'));

describe('kill -9 on the embedded database', () => {
  const dataDir = newFolder();
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  itLosesNothing(() => ({
    dataDir,
    databaseUrl: null,
    motor: 'SQLite',
    crash: (server) => server.kill(),
  }));
});

describe('kill -9 on PostgreSQL', () => {
  const dataDir = newFolder();
  let postgres: Postgres;
  let databaseUrl: string;

  beforeAll(async () => {
    postgres = await startPostgres({ fsync: true });
    databaseUrl = await createDatabase(postgres.url);
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** By turns the program, and the database under it: then the program has to find it again by itself. */
  const crash = async (server: Servidor, round: number): Promise<void> => {
    if (round % 2 === 1) return server.kill();
    postgres.kill();
    await postgres.restart();
    await waitUntilWell(server.url, () => false, server.output);
  };

  itLosesNothing(() => ({ dataDir, databaseUrl, motor: 'PostgreSQL', crash }));
});
