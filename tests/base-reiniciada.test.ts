import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { openDatabase } from '#server/db/open.ts';
import { empezarCarga } from './support/carga/carga.ts';
import { signIn } from './support/carga/cliente.ts';
import { leerEstado } from './support/carga/estado.ts';
import { faltas } from './support/carga/invariantes.ts';
import { crearMundo } from './support/carga/mundo.ts';
import { figure } from './support/figures.ts';
import { hasta } from './support/formularios.ts';
import { smallPhoto } from './support/photo.ts';
import { createDatabase, type Postgres, startPostgres } from './support/postgres.ts';
import { type Recaptcha, startRecaptcha } from './support/recaptcha.ts';
import { type Servidor, startServer, waitUntilWell } from './support/servidor.ts';

/** Two in every run of the tests, more in the long form. */
const ROUNDS = process.env.RONDAS ? 20 : 2;
const ROUND_MS = 20_000;
const DOWN_MS = 500;
/** What people may be told while the database comes and goes: never a 500, and never nothing. */
const TOLD = [200, 204, 400, 404, 409, 422, 429, 503];

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
    );
    expect([lost, faltas(estado, mundo)]).toEqual([[], []]);
    expect([...cuenta.estados.keys()].filter((status) => !TOLD.includes(status))).toEqual([]);
  });
});
