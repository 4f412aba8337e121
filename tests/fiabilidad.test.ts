import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BaseDatos, type Destino, openDatabase } from '#server/db/open.ts';
import { signIn, startWriting } from './support/escritores.ts';
import { createDatabase, type Postgres, startPostgres } from './support/postgres.ts';
import { type Servidor, startServer, waitUntilWell } from './support/servidor.ts';

/** Five in every run of the tests; `npm run test:hard` asks for fifty. */
const ROUNDS = Number(process.env.RONDAS ?? 5);
const ROUND_MS = 60_000;
const MAX_WRITING_MS = 400;
const ENV = { DEMO: 'false' };

const someTime = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_WRITING_MS));

type Place = Destino & { crash(server: Servidor, round: number): Promise<void> };

async function withDatabase<T>(place: Place, work: (base: BaseDatos) => Promise<T>): Promise<T> {
  const base = openDatabase(place);
  try {
    return await work(base);
  } finally {
    await base.close();
  }
}

const stored = (place: Place): Promise<Set<string>> =>
  withDatabase(place, async ({ db }) => {
    const rows = await db.selectFrom('pista').select('nombre').execute();
    return new Set(rows.map((row) => row.nombre));
  });

/** Each court moved the version row in its own transaction: half a transaction would show as a difference. */
async function expectWhole(place: Place): Promise<void> {
  await withDatabase(place, async ({ db, motor }) => {
    const { version } = await db.selectFrom('version').select('version').executeTakeFirstOrThrow();
    const { courts } = await db
      .selectFrom('pista')
      .select((eb) => eb.fn.countAll<number>().as('courts'))
      .executeTakeFirstOrThrow();
    expect(version).toBe(1 + courts);
    if (motor === 'postgres') return;
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  });
}

type Tally = { token: string; confirmed: Set<string>; lost: string[] };

async function runRound(place: Place, tally: Tally, round: number): Promise<void> {
  const server = await startServer({ ...place, env: ENV });
  tally.token ||= await signIn(server.url);
  const writers = startWriting(server.url, tally.token, `Pista ${round}`);
  await writers.started;
  await someTime();
  await place.crash(server, round);
  await writers.stop();
  await server.stop();
  for (const nombre of writers.confirmed) tally.confirmed.add(nombre);
  const there = await stored(place);
  tally.lost.push(...[...tally.confirmed].filter((nombre) => !there.has(nombre)));
  await expectWhole(place);
}

/** `crash` in the middle of writes, again and again on the same data. */
function itLosesNothing(place: () => Place): void {
  it(`keeps every confirmed write through ${ROUNDS} crashes`, { timeout: ROUNDS * ROUND_MS }, async () => {
    const tally: Tally = { token: '', confirmed: new Set(), lost: [] };
    for (let round = 1; round <= ROUNDS; round += 1) await runRound(place(), tally, round);
    const motor = place().databaseUrl ? 'PostgreSQL' : 'SQLite';
    console.log(
      `kill -9, ${motor}: ${ROUNDS} rounds, ${tally.confirmed.size} confirmed writes, ${tally.lost.length} lost`,
    );
    expect(tally.confirmed.size).toBeGreaterThanOrEqual(ROUNDS);
    expect(tally.lost).toEqual([]);
  });
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'club-caidas-'));

describe('kill -9 on the embedded database', () => {
  const dataDir = newFolder();
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  itLosesNothing(() => ({ dataDir, databaseUrl: null, crash: (server) => server.kill() }));
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

  itLosesNothing(() => ({ dataDir, databaseUrl, crash }));
});
