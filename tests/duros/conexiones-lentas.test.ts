import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { type BaseDatos, openDatabase } from '#server/db/open.ts';
import { PATIENCE, type Patience } from '#server/platform/http/limits.ts';
import { fixedClock, TestApp } from '../support/app.ts';
import { figure } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { AHORA } from '../support/momento.ts';

/** As in the house, only sooner. */
const SHORT: Patience = {
  headers: 600,
  request: 1_200,
  silence: 1_500,
  keepAlive: 400,
  check: 100,
  connections: 300,
};
const MANY = 200;
/** The longest any of them may last: the limits, and how often they are looked at. */
const MAX_MS = 6_000;
/** More than the machine itself keeps for who does not read. */
const HUGE_PIECES = 2_000;
const PIECE = Buffer.alloc(100_000);

function* huge(): Generator<Buffer> {
  for (let i = 0; i < HUGE_PIECES; i += 1) yield PIECE;
}

type Slow = { socket: Socket; received(): string };

describe('slow and half-open connections', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-lentas-'));
  let base: BaseDatos;
  let club: TestApp;
  let port: number;

  beforeAll(async () => {
    base = openDatabase({ dataDir, databaseUrl: null });
    await migrate(base);
    const reloj = fixedClock(AHORA);
    club = new TestApp(
      base,
      reloj,
      await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null, paciencia: SHORT }),
    );
    club.app.get('/enorme', (_request, reply) => reply.send(Readable.from(huge())));
    port = Number(new URL(await club.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    await club?.app.close();
    await base?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const begin = (first: string): Slow => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (piece) => {
      received += piece;
    });
    socket.on('error', () => {});
    socket.write(first);
    return { socket, received: () => received };
  };
  const drip = ({ socket }: Slow, drop: string): void => {
    const timer = setInterval(() => socket.write(drop), 50);
    socket.once('close', () => clearInterval(timer));
  };
  const isClosed = ({ socket }: Slow): boolean => socket.closed;
  const answersSoon = async (): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/salud`, {
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    return response.status;
  };

  const post = (length: number): string =>
    `POST /api/contacto HTTP/1.1\r\nhost: club\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

  // Before the others send more forms than an address may.
  it('who is still sending a form that was refused gets the answer, and then goes on', async () => {
    const rest = 'x'.repeat(100_000);
    const refused = '--b\r\ncontent-disposition: form-data; name="nada"\r\n\r\nx\r\n--b\r\n';
    const head = [
      'POST /api/inscripcion HTTP/1.1',
      'host: club',
      'content-type: multipart/form-data; boundary=b',
    ];
    const length = `content-length: ${refused.length + rest.length}`;
    const one = begin([...head, length, '', refused].join('\r\n'));
    await hasta(() => one.received().startsWith('HTTP/1.1 400'));
    one.socket.write(`${rest}GET /api/salud HTTP/1.1\r\nhost: club\r\n\r\n`);
    await hasta(() => one.received().includes('HTTP/1.1 200'));
    one.socket.destroy();
  });

  it.each<[what: string, first: string, drop: string | null]>([
    ['headers drop by drop', 'GET /api/salud HTTP/1.1\r\nhost: club\r\n', 'x: y\r\n'],
    ['a body drop by drop', post(100_000), ' '],
    ['half a request line and nothing more', 'GET /api/sal', null],
    ['headers and no body', post(10), null],
    ['a connection and nothing more', '', null],
  ])('%s: two hundred of them are let go, and others are served meanwhile', async (what, first, drop) => {
    const began = performance.now();
    const slow = Array.from({ length: MANY }, () => begin(first));
    if (drop !== null) for (const one of slow) drip(one, drop);
    expect(await answersSoon()).toBe(200);
    await hasta(() => slow.every(isClosed), MAX_MS);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    figure(`slow connections, ${what}`, `${MANY} let go in ${seconds} s, 0 others refused`, 'all, 0 refused');
    expect(await answersSoon()).toBe(200);
  });

  it('whoever asks for much and never reads it is let go', async () => {
    const asked = 'GET /enorme HTTP/1.1\r\nhost: club\r\n\r\n';
    const slow = Array.from({ length: 3 }, () => begin(asked));
    for (const { socket } of slow) socket.pause();
    await hasta(async () => (await connectionsOf(club)) >= slow.length);
    await hasta(async () => (await connectionsOf(club)) === 0, 3 * MAX_MS);
    expect(await answersSoon()).toBe(200);
    for (const { socket } of slow) socket.destroy();
  });

  it('beyond so many connections the next one is closed, until others go', async () => {
    await hasta(async () => (await connectionsOf(club)) === 0, MAX_MS);
    const slow = Array.from({ length: SHORT.connections }, () => begin('GET /'));
    await hasta(async () => (await connectionsOf(club)) === SHORT.connections);
    const next = begin('GET /api/salud HTTP/1.1\r\nhost: club\r\n\r\n');
    await hasta(() => isClosed(next));
    expect(next.received()).toBe('');
    for (const { socket } of slow) socket.destroy();
    await hasta(async () => (await connectionsOf(club)) === 0);
    expect(await answersSoon()).toBe(200);
  });
});

const connectionsOf = ({ app }: TestApp): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('the limits of the house let through what is slow and honest', () => {
  expect(PATIENCE.headers).toBeLessThanOrEqual(30_000);
  expect(PATIENCE.request).toBeGreaterThan(120_000);
  expect(PATIENCE.silence).toBeGreaterThan(60_000);
});
