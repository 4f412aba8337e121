import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, keepPages, shareNext } from './kept-pages.ts';

const page =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

describe('keepPages', () => {
  it('renders once for one state of the data', async () => {
    let renders = 0;
    const pages = keepPages(async () => 'a');
    const render = async () => new Response(`render ${++renders}`);
    await Promise.all([pages('/x', render), pages('/x', render)]);
    expect((await (await pages('/x', render)).body('identity')).toString()).toBe('render 1');
  });

  it('renders again as soon as the state changes', async () => {
    let state = 'a';
    const pages = keepPages(async () => state);
    await pages('/x', page('old'));
    state = 'b';
    expect((await (await pages('/x', page('new'))).body('identity')).toString()).toBe('new');
  });

  it('does not send a page that began before the state changed', async () => {
    let state = 'a';
    let finish = (_: Response): void => {};
    const pages = keepPages(async () => state);
    const slow = pages('/x', () => new Promise<Response>((resolve) => (finish = resolve)));
    await Promise.resolve();
    state = 'b';
    expect((await (await pages('/x', page('new'))).body('identity')).toString()).toBe('new');
    finish(new Response('old'));
    expect((await (await slow).body('identity')).toString()).toBe('old');
    expect((await (await pages('/x', page('newer'))).body('identity')).toString()).toBe('new');
  });

  it('keeps neither what was not found nor what failed', async () => {
    const pages = keepPages(async () => 'a');
    expect((await pages('/x', page('lost', 404))).status).toBe(404);
    expect((await pages('/x', page('found'))).status).toBe(200);
    await expect(pages('/y', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await pages('/y', page('found'))).status).toBe(200);
  });

  it('drops the oldest when there are too many', async () => {
    const pages = keepPages(async () => 'a', 2);
    for (const key of ['/1', '/2', '/3']) await pages(key, page(key));
    expect((await (await pages('/1', page('again'))).body('identity')).toString()).toBe('again');
    expect((await (await pages('/3', page('again'))).body('identity')).toString()).toBe('/3');
  });

  it('sends the same text in every form, each with its own strong tag', async () => {
    const kept = await keepPages(async () => 'a')('/x', page('¡Hola! '.repeat(100)));
    const plain = await kept.body('identity');
    expect(brotliDecompressSync(await kept.body('br'))).toEqual(plain);
    expect(gunzipSync(await kept.body('gzip'))).toEqual(plain);
    expect(new Set([kept.etag('br'), kept.etag('gzip'), kept.etag('identity')]).size).toBe(3);
  });
});

describe('encodingFor', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['br;q=0.8', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accepted, expected) => expect(encodingFor(accepted)).toBe(expected));
});

describe('shareNext', () => {
  it('shares one read among calls that arrive together', async () => {
    let reads = 0;
    const read = shareNext(async () => ++reads);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });

  it('never answers with a read that began before the call', async () => {
    let value = 'before';
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const read = shareNext(async () => {
      const seen = value;
      await gate;
      return seen;
    });
    const early = read();
    await new Promise((resolve) => setTimeout(resolve, 5));
    value = 'after';
    const late = read();
    release();
    expect([await early, await late]).toEqual(['before', 'after']);
  });
});
