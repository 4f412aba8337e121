import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { type LiveLimits, serveLive } from './live.ts';

const LIMITS: LiveLimits = { most: 4, each: 3, every: 10, beat: 60_000 };
const TEXTS = { badBody: '', tooLarge: '', wrongType: '', internal: '', closing: '', notFound: 'nowhere' };

let app: FastifyInstance;
let version: number;
let reads: number;
let isDown: boolean;

beforeEach(() => {
  version = 7;
  reads = 0;
  isDown = false;
});
afterEach(() => app.close());

async function start(limits: Partial<LiveLimits> = {}, exempt: (ip: string) => boolean = () => false) {
  app = Fastify({ forceCloseConnections: limits.each !== undefined });
  handleErrors(app, TEXTS);
  const read = async () => {
    reads += 1;
    if (isDown) throw new Error('down');
    return version;
  };
  serveLive(app, { ...LIMITS, ...limits, path: '/vivo', read, isExempt: exempt, message: 'Espera' });
  app.post('/guardar', () => 'x');
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Listens, and keeps what it hears; `gone` once the other end has finished. */
async function listen() {
  const { port } = app.server.address() as AddressInfo;
  const control = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/vivo`, { signal: control.signal });
  const heard = { text: '', gone: false };
  if (!answer.ok) await answer.text();
  (async () => {
    const letters = new TextDecoder();
    for await (const bytes of answer.body ?? []) heard.text += letters.decode(bytes);
    heard.gone = true;
  })().catch(() => {});
  return { answer, heard, leave: () => control.abort() };
}

it('tells the version to who comes and each time it moves, and nothing else', async () => {
  await start();
  const { answer, heard } = await listen();
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  await vi.waitFor(() => expect(heard.text).toBe('data: 7\n\n'));
  version = 8;
  await vi.waitFor(() => expect(heard.text).toBe('data: 7\n\ndata: 8\n\n'));
});

it('looks at once when something was written here', async () => {
  await start({ every: 60_000 });
  const { heard } = await listen();
  await vi.waitFor(() => expect(heard.text).toBe('data: 7\n\n'));
  version = 8;
  await app.inject({ method: 'POST', url: '/guardar' });
  await vi.waitFor(() => expect(heard.text).toContain('data: 8'));
});

it('beats while nothing moves, with an event that pages can hear', async () => {
  await start({ beat: 20 });
  const { heard } = await listen();
  await vi.waitFor(() => expect(heard.text.split('event: latido\n').length).toBeGreaterThan(2));
});

it('looks at the version only while somebody listens', async () => {
  await start();
  expect(reads).toBe(0);
  const { leave } = await listen();
  await vi.waitFor(() => expect(reads).toBeGreaterThan(3));
  leave();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const before = reads;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(reads).toBe(before);
});

it('goes on when the database comes back', async () => {
  await start();
  const { heard } = await listen();
  isDown = true;
  await new Promise((resolve) => setTimeout(resolve, 40));
  isDown = false;
  version = 9;
  await vi.waitFor(() => expect(heard.text).toContain('data: 9'));
});

it('refuses more of one address than its share, and more than it holds; who leaves makes room', async () => {
  await start({ each: 3 });
  const [one] = [await listen(), await listen(), await listen()];
  const refused = await listen();
  expect(refused.answer.status).toBe(429);
  expect(refused.answer.headers.get('retry-after')).toBe('30');
  one?.leave();
  await vi.waitFor(async () => expect((await listen()).answer.status).toBe(200));
  await app.close();
  await start({ each: 3 }, () => true);
  for (let i = 0; i < LIMITS.most; i += 1) expect((await listen()).answer.status).toBe(200);
  expect((await listen()).answer.status).toBe(429);
});

it('ends what it holds when the application closes, at once', async () => {
  await start();
  const { heard } = await listen();
  const before = performance.now();
  await app.close();
  expect(performance.now() - before).toBeLessThan(1_000);
  await vi.waitFor(() => expect(heard.gone).toBe(true));
});
