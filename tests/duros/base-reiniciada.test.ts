import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { openDatabase } from '#server/db/open.ts';
import { empezarCarga } from '../support/carga/carga.ts';
import { signIn } from '../support/carga/cliente.ts';
import { leerEstado } from '../support/carga/estado.ts';
import { faltas } from '../support/carga/invariantes.ts';
import { crearMundo } from '../support/carga/mundo.ts';
import { figure } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { smallPhoto } from '../support/photo.ts';
import { createDatabase, type Postgres, startPostgres } from '../support/programs/postgres.ts';
import { type Recaptcha, startRecaptcha } from '../support/programs/recaptcha.ts';
import { type Servidor, startServer, waitUntilWell } from '../support/programs/servidor.ts';

/** Two in every run of the tests, more in the long form. */
const ROUNDS = process.env.RONDAS ? 20 : 2;
const ROUND_MS = 20_000;
const DOWN_MS = 500;
/** What people may be told while the database comes and goes: never a 500, and never nothing. */
const TOLD = [200, 204, 400, 404, 409, 422, 429, 503];

/** The longest that anybody is left without an answer while the database says nothing. */
const SILENT_MS = 20_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('PostgreSQL goes away and comes back under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reinicio-'));
  let postgres: Postgres;
  let recaptcha: Recaptcha;
  let databaseUrl: string;
  let server: Servidor;

  beforeAll(async () => {
    postgres = await startPostgres({ fsync: true });
    recaptcha = await startRecaptcha();
    databaseUrl = await createDatabase(postgres.url);
    server = await startServer({ dataDir, databaseUrl, env: { DEMO: 'false', ...recaptcha.env } });
  });
  afterAll(async () => {
    await server?.stop();
    recaptcha.cierra();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** While it is down everything says so in words, and when to try again. */
  async function expectSaid(): Promise<void> {
    for (const path of ['/api/salud', '/api/clasificaciones/ligas']) {
      const response = await fetch(`${server.url}${path}`);
      expect([response.status, await response.json()]).toEqual([503, { message: mensajes.sinBaseDatos }]);
    }
    const page = await fetch(`${server.url}/api/clasificaciones/ligas`);
    expect(page.headers.get('retry-after')).toBe('5');
  }

  async function outage(round: number): Promise<void> {
    if (round % 2 === 0) return postgres.bounce();
    postgres.kill();
    await pause(DOWN_MS);
    await expectSaid();
    await postgres.restart();
  }

  it(`${ROUNDS} times: it is said, it recovers by itself, and nothing acknowledged is lost`, {
    timeout: (ROUNDS + 1) * ROUND_MS,
  }, async () => {
    const token = await signIn(server.url);
    const mundo = await crearMundo(server.url, token);
    const carga = empezarCarga(server.url, token, mundo, await smallPhoto());
    await carga.empezada;
    for (let round = 1; round <= ROUNDS; round += 1) {
      await outage(round);
      await waitUntilWell(server.url, () => false, server.output);
      const before = carga.hechos.length;
      await hasta(() => carga.hechos.length > before + 5);
    }
    await carga.parar();
    const base = openDatabase({ dataDir, databaseUrl });
    const estado = await leerEstado(base, mundo);
    await base.close();
    const { cuenta, hechos } = carga;
    const lost = hechos.filter(({ esta }) => !esta(estado)).map(({ que }) => que);
    figure(
      'PostgreSQL stopped and started under load',
      `${ROUNDS} times, ${cuenta.confirmadas} acknowledged writes, ${lost.length} lost; ${cuenta.estados.get(503) ?? 0} answered 503, the program never ended`,
      '0 lost, never a 500',
    );
    expect([lost, faltas(estado, mundo)]).toEqual([[], []]);
    expect([...cuenta.estados.keys()].filter((status) => !TOLD.includes(status))).toEqual([]);
  });

  /** Asks for everything at once; answers each status, and the longest wait. */
  async function askAll(token: string): Promise<{ statuses: number[]; longest: number }> {
    const json = { authorization: token, 'content-type': 'application/json' };
    const body = JSON.stringify({ nombre: `Pista ${Date.now()}`, estado: 'activa' });
    const asked: [path: string, init?: RequestInit][] = [
      ['/api/salud'],
      ['/api/clasificaciones/ligas'],
      ['/', { headers: { accept: 'text/html' } }],
      ['/api/private/pistas', { headers: { authorization: token } }],
      ['/api/private/pistas/0', { method: 'POST', headers: json, body }],
    ];
    const began = performance.now();
    const statuses = asked.map(async ([path, init]) => (await fetch(`${server.url}${path}`, init)).status);
    return { statuses: await Promise.all(statuses), longest: performance.now() - began };
  }

  it('frozen with every connection open, it is said in seconds, and it recovers by itself', {
    timeout: 8 * SILENT_MS,
  }, async () => {
    const token = await signIn(server.url);
    const well = [200, 200, 200, 200, 200];
    expect((await askAll(token)).statuses).toEqual(well);
    postgres.freeze();
    let longest = 0;
    try {
      for (let i = 0; i < 2; i += 1) {
        const frozen = await askAll(token);
        expect(frozen.statuses).toEqual([503, 503, 503, 503, 503]);
        longest = Math.max(longest, frozen.longest);
      }
    } finally {
      postgres.thaw();
    }
    const thawed = performance.now();
    await waitUntilWell(server.url, () => false, server.output);
    await hasta(async () => (await askAll(token)).statuses.every((status) => status === 200), SILENT_MS);
    const back = performance.now() - thawed;
    figure(
      'PostgreSQL frozen (SIGSTOP)',
      `every call answered 503, in ${(longest / 1_000).toFixed(1)} s at most; well again ${(back / 1_000).toFixed(1)} s after it goes on`,
      `503 within ${SILENT_MS / 1_000} s`,
    );
    expect(longest).toBeLessThan(SILENT_MS);
  });

  it('with its rows locked by somebody else, who needs them is told so in seconds and the rest go on', {
    timeout: 4 * SILENT_MS,
  }, async () => {
    const token = await signIn(server.url);
    const locker = new pg.Client({ connectionString: databaseUrl });
    await locker.connect();
    try {
      await locker.query('begin; lock table pista in access exclusive mode');
      const { statuses, longest } = await askAll(token);
      expect(statuses).toEqual([200, 200, expect.any(Number), 503, 503]);
      figure(
        'rows locked by another program',
        `answered 503 in ${(longest / 1_000).toFixed(1)} s, the rest 200`,
        `503 within ${SILENT_MS / 1_000} s`,
      );
      expect(longest).toBeLessThan(SILENT_MS);
      await locker.query('rollback');
    } finally {
      await locker.end();
    }
    expect((await askAll(token)).statuses).toEqual([200, 200, 200, 200, 200]);
  });
});
