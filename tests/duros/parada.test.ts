import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { openDatabase } from '#server/db/open.ts';
import { empezarCarga } from '../support/carga/carga.ts';
import { crearCliente, nuevaCuenta, signIn } from '../support/carga/cliente.ts';
import { leerEstado } from '../support/carga/estado.ts';
import { faltas } from '../support/carga/invariantes.ts';
import { crearMundo } from '../support/carga/mundo.ts';
import { figure } from '../support/figures.ts';
import { smallPhoto } from '../support/photo.ts';
import { type Recaptcha, startRecaptcha } from '../support/programs/recaptcha.ts';
import { ADMIN, launchServer, type Servidor, startServer } from '../support/programs/servidor.ts';

/** Once in every run of the tests, more in the long form. */
const ROUNDS = process.env.RONDAS ? 20 : 1;
const MAX_STOP_MS = 10_000;
const LOGINS = 12;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Call = { method: 'GET' | 'POST'; path: string; token?: string; body?: unknown };

/** A call on a connection of its own, already open and sent when `sent` resolves; status 0: cut off without answer. */
function ask(url: string, { method, path, token = '', body }: Call) {
  const { promise: sent, resolve: markSent } = Promise.withResolvers<void>();
  const answer = new Promise<number>((resolve) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const call = request(`${url}${path}`, { method, headers, agent: new Agent() }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
    call.on('finish', markSent);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
  return { sent, answer };
}

const WEEKEND = { fecha1: '2026-11-28', fecha2: '2026-11-29' };

/** A proposal of a whole season's courts, and the sheet of all the leagues: what takes longest. */
async function longCalls(url: string, token: string): Promise<Call[]> {
  const { body: pistas } = await crearCliente(url, token, nuevaCuenta()).leer('/api/private/pistas');
  const libres = (pistas as { estado: string }[]).map((pista) => ({
    ...pista,
    disponible: pista.estado === 'activa',
  }));
  const body = { tipo: 'social', pistas: libres, ...WEEKEND };
  return [
    { method: 'POST', path: '/api/private/partidos/propuesta', token, body },
    { method: 'GET', path: '/api/private/ligas/clasificacion?idLiga=-1', token },
    ...Array.from(
      { length: LOGINS },
      () => ({ method: 'POST', path: '/api/auth/login', body: ADMIN }) as const,
    ),
  ];
}

describe('asked to end', () => {
  let dataDir: string;
  let server: Servidor | undefined;
  let recaptcha: Recaptcha;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'club-parada-'));
    recaptcha = await startRecaptcha();
  });
  afterEach(async () => {
    await server?.stop();
    recaptcha.cierra();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async (DEMO: string): Promise<Servidor> => {
    server = await startServer({ dataDir, env: { DEMO, ...recaptcha.env } });
    return server;
  };

  it(`under load, ${ROUNDS} times: it ends in order and in time, and nothing acknowledged is lost`, {
    timeout: ROUNDS * 20_000,
  }, async () => {
    let [acknowledged, longest] = [0, 0];
    const { url, stop } = await start('false');
    const token = await signIn(url);
    const mundo = await crearMundo(url, token);
    await stop();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const running = await start('false');
      const carga = empezarCarga(running.url, token, mundo, await smallPhoto());
      await carga.empezada;
      await pause(Math.random() * 300);
      const asked = performance.now();
      running.signal('SIGTERM');
      expect(await running.ended).toBe(0);
      longest = Math.max(longest, performance.now() - asked);
      await carga.parar();
      acknowledged += carga.hechos.length;
      const base = openDatabase({ dataDir, databaseUrl: null });
      const estado = await leerEstado(base, mundo);
      await base.close();
      expect(carga.hechos.filter(({ esta }) => !esta(estado))).toEqual([]);
      expect(faltas(estado, mundo)).toEqual([]);
    }
    figure(
      'SIGTERM under load',
      `${ROUNDS} times, ${acknowledged} acknowledged writes, 0 lost; ended in at most ${(longest / 1000).toFixed(1)} s`,
      '0 lost, within 10 s',
    );
    expect(longest).toBeLessThan(MAX_STOP_MS);
  });

  it('while a proposal, a sheet and many sign-ins are under way, each is answered; asked twice, the same', {
    timeout: 40_000,
  }, async () => {
    const running = await start('true');
    const token = await signIn(running.url);
    const calls = (await longCalls(running.url, token)).map((call) => ask(running.url, call));
    await Promise.all(calls.map(({ sent }) => sent));
    // Who comes last is answered once those before have been let in, on a machine that is busy too.
    await ask(running.url, { method: 'GET', path: '/api/salud' }).answer;
    await pause(50);
    const asked = performance.now();
    running.signal('SIGTERM');
    await pause(10);
    running.signal('SIGTERM');
    const answers = await Promise.all(calls.map(({ answer }) => answer));
    expect(await running.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(MAX_STOP_MS);
    expect(answers.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
  });

  it('while it starts, it ends at once, and the next start goes on where it was', {
    timeout: 20_000 + ROUNDS * 5_000,
  }, async () => {
    for (let round = 1; round <= 2 * ROUNDS; round += 1) {
      const starting = await launchServer({ dataDir, env: { DEMO: 'true' } });
      await pause(Math.random() * 1_500);
      const asked = performance.now();
      starting.signal('SIGTERM');
      // Before its first line it has no say in how it ends.
      expect([0, 128 + 15]).toContain(await starting.ended);
      expect(performance.now() - asked).toBeLessThan(MAX_STOP_MS);
      await starting.stop();
    }
    const { url } = await start('true');
    const { body } = await crearCliente(url, '', nuevaCuenta()).leer(
      '/api/clasificaciones/ligas?tipo=social',
    );
    expect((body as unknown[]).length).toBeGreaterThan(0);
    expect(await signIn(url)).not.toBe('');
  });

  it('what comes behind on a connection that is open is answered as ever, and is the last on it', async () => {
    const running = await start('false');
    const body = JSON.stringify(ADMIN);
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    const said = text(socket);
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n{`);
    await pause(200);
    running.signal('SIGTERM');
    await pause(200);
    socket.write(`${body.slice(1)}GET /api/salud HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [, , behind = ''] = (await said).split('HTTP/1.1 ');
    expect(behind).toMatch(/^200 /);
    expect(behind.toLowerCase()).toContain('connection: close');
    expect(await running.ended).toBe(0);
  });

  it('what comes after is told that it is closing, or finds nobody', async () => {
    const running = await start('false');
    const open = ask(running.url, { method: 'POST', path: '/api/auth/login', body: ADMIN });
    await open.sent;
    running.signal('SIGTERM');
    const late = await crearCliente(running.url, '', nuevaCuenta()).leer('/api/clasificaciones/ligas');
    expect([0, 200, 503]).toContain(late.status);
    if (late.status === 503) expect(late.body).toEqual({ message: mensajes.cerrando });
    expect([200, 503]).toContain(await open.answer);
    expect(await running.ended).toBe(0);
  });
});
