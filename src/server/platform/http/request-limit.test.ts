import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { limitRequests } from './limits.ts';

const LIMIT = { points: 20, seconds: 10, atOnce: 5, inLine: 3 };
const TEXTS = { badBody: '', tooLarge: '', wrongType: '', internal: '', closing: '', notFound: 'nowhere' };

let app: FastifyInstance;
let asked: number;
let ready: Promise<void>;

beforeEach(async () => {
  app = Fastify();
  asked = 0;
  ready = Promise.resolve();
  handleErrors(app, TEXTS);
  limitRequests(app, { ...LIMIT, isExempt: (ip) => ip === '203.0.113.1', message: 'Espera' });
  const answer = async () => {
    asked += 1;
    await ready;
    return 'x';
  };
  for (const path of ['/api/call', '/assets/file.js', '/imagenes/:nombre', '/*']) app.get(path, answer);
  await app.ready();
});
afterEach(() => app.close());

const get = (url: string, remoteAddress = '203.0.113.7', accept = '*/*') =>
  app.inject({ url, remoteAddress, headers: { accept } }).then((answer) => answer);

async function statuses(count: number, url: string, ip?: string): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i += 1) all.push((await get(url, ip)).statusCode);
  return all;
}

const refused = (all: readonly number[]): number => all.filter((status) => status === 429).length;

it('calls, pages and what is nowhere are counted together, for each address', async () => {
  const all = [
    ...(await statuses(8, '/api/call')),
    ...(await statuses(8, '/una-pagina')),
    ...(await statuses(8, '/api/nowhere')),
  ];
  expect(refused(all)).toBe(4);
  expect(asked).toBe(16 + 4);
  expect(refused(await statuses(1, '/api/call', '203.0.113.8'))).toBe(0);
});

it('files, pictures and exempt addresses are not', async () => {
  expect(refused(await statuses(50, '/assets/file.js'))).toBe(0);
  expect(refused(await statuses(50, '/imagenes/a.webp'))).toBe(0);
  expect(refused(await statuses(50, '/api/call', '203.0.113.1'))).toBe(0);
  expect(refused(await statuses(1, '/api/call'))).toBe(0);
});

it('says how long to wait, in a page to who opens one', async () => {
  await statuses(LIMIT.points, '/api/call');
  const call = await get('/api/call', undefined, 'text/html');
  expect(call.json()).toEqual({ message: 'Espera' });
  expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
  expect(call.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  const page = await get('/una-pagina', undefined, 'text/html,*/*');
  expect(page.statusCode).toBe(429);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['retry-after']).toBe(call.headers['retry-after']);
  expect(page.body).toContain('<html lang="es">');
});

it('so many are under way for each address, and then others may be', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  ready = promise;
  const first = Array.from({ length: 5 }, () => get('/api/call'));
  expect(await statuses(2, '/api/call')).toEqual([429, 429]);
  const other = get('/api/call', '203.0.113.8');
  resolve();
  expect((await Promise.all([...first, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 6 }, () => 200),
  );
  expect(await statuses(2, '/api/call')).toEqual([200, 200]);
});

it('who does not wait for the answers of a connection is hung up on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  ready = promise;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1').on('error', () => {});
  socket.write('GET /assets/file.js HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_000));
  await once(socket, 'close');
  expect(asked).toBe(LIMIT.inLine);
  resolve();
});

it('who asks again on a connection once answered is not', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let i = 0; i < LIMIT.points; i += 1) expect((await fetch(`${address}/api/call`)).status).toBe(200);
  expect((await fetch(`${address}/api/call`)).status).toBe(429);
});
