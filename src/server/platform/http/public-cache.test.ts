import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createPublicCache, type PublicCache } from './public-cache.ts';

const MAX_BYTES = 100 * 1024;

const answerOf = (text: string, changes: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
  ...changes,
});

describe('the public cache', () => {
  let app: FastifyInstance;
  let cache: PublicCache;
  let state: string;
  let make: (path: string) => Promise<Answer>;

  beforeEach(() => {
    app = Fastify({ exposeHeadRoutes: false });
    state = 'a';
    cache = createPublicCache(async () => state, MAX_BYTES);
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) =>
        cache.send(request, reply, { key: request.url, make: () => make(request.url) }),
    });
  });
  afterEach(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const text = async (url: string): Promise<string> => (await get(url)).body;

  it('makes once for one state of the data, also for those who ask meanwhile', async () => {
    let times = 0;
    make = async () => answerOf(`time ${++times}`);
    expect(await Promise.all([text('/x'), text('/x')])).toEqual(['time 1', 'time 1']);
    expect(await text('/x')).toBe('time 1');
    expect(await text('/y')).toBe('time 2');
    state = 'b';
    expect(await text('/x')).toBe('time 3');
  });

  it('does not keep what says so', async () => {
    let times = 0;
    make = async () => answerOf(`time ${++times}`, { headers: { 'cache-control': 'no-store' } });
    expect([await text('/x'), await text('/x')]).toEqual(['time 1', 'time 2']);
    make = async () => answerOf('whole');
    expect([await text('/x'), cache.bytes() > 0]).toEqual(['whole', true]);
  });

  it('does not send what began to be made before the state moved', async () => {
    const slow = Promise.withResolvers<Answer>();
    const begun = Promise.withResolvers<void>();
    make = () => {
      begun.resolve();
      return slow.promise;
    };
    const early = text('/x');
    await begun.promise;
    state = 'b';
    make = async () => answerOf('new');
    expect(await text('/x')).toBe('new');
    slow.resolve(answerOf('old'));
    expect(await early).toBe('old');
    make = async () => answerOf('newer');
    expect(await text('/x')).toBe('new');
  });

  it('keeps neither what was not found nor what failed', async () => {
    make = async () => answerOf('lost', { status: 404 });
    const lost = await get('/x', { 'if-none-match': '*' });
    expect([lost.statusCode, lost.headers.etag]).toEqual([404, undefined]);
    make = () => Promise.reject(new Error('no'));
    expect((await get('/x')).statusCode).toBe(500);
    make = async () => answerOf('found');
    expect(await text('/x')).toBe('found');
  });

  it('sends the same text in every encoding, each with its own tag', async () => {
    let times = 0;
    make = async () => {
      times += 1;
      return answerOf('¡Hola! '.repeat(500));
    };
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'gzip;q=0.5, br', 'gzip'].map((encoding) => get('/x', { 'accept-encoding': encoding })),
    );
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br?.rawPayload ?? '')).toEqual(plain?.rawPayload);
    expect(gunzipSync(gzip?.rawPayload ?? '')).toEqual(plain?.rawPayload);
    expect(new Set([plain, br, gzip].map((one) => one?.headers.etag)).size).toBe(3);
    expect(times).toBe(1);
  });

  it('leaves as they are small texts, and pictures, which come compressed already', async () => {
    make = async () => answerOf('short');
    expect((await get('/x', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
    make = async () => answerOf('', { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(5_000) });
    expect((await get('/y', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
  });

  it('answers 304 to who names its tag, and HEAD without a body', async () => {
    make = async () => answerOf('text');
    const { headers } = await get('/x');
    const tag = String(headers.etag);
    for (const condition of [tag, `W/${tag}`, `"x", ${tag}`, '*'])
      expect([condition, (await get('/x', { 'if-none-match': condition })).statusCode]).toEqual([
        condition,
        304,
      ]);
    for (const condition of ['"x"', tag.slice(1, -1)])
      expect([condition, (await get('/x', { 'if-none-match': condition })).statusCode]).toEqual([
        condition,
        200,
      ]);
    const head = await app.inject({ method: 'HEAD', url: '/x' });
    expect([head.body, head.headers.etag, head.headers['content-length']]).toEqual(['', tag, '4']);
  });

  it('never passes its limit of memory, lets go of the oldest, and gives it back when emptied', async () => {
    make = async () => answerOf('.'.repeat(10 * 1024));
    for (let n = 0; n < 50; n += 1) {
      await get(`/${n}`, { 'accept-encoding': 'gzip' });
      expect(cache.bytes()).toBeLessThanOrEqual(MAX_BYTES);
    }
    expect(cache.bytes()).toBeGreaterThan(MAX_BYTES / 2);
    make = async () => answerOf('again');
    expect(await text('/0')).toBe('again');
    expect(await text('/49')).not.toBe('again');
    state = 'b';
    make = async () => answerOf('', { status: 404 });
    await get('/x');
    expect(cache.bytes()).toBe(0);
  });
});
