import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Answer, Form, KeptAnswer } from './kept-answer.ts';
import { isKept, keepAnswers } from './kept-answers.ts';

const answer = (text: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
});
const making = (text: string, status?: number) => async () => answer(text, status);

const bytesOf = ({ bytes }: Form): Buffer => Buffer.from(bytes, 'latin1');

const plain = async (got: KeptAnswer | Answer): Promise<string> =>
  (isKept(got) ? bytesOf(await got.form('identity')) : got.body).toString();

describe('keepAnswers', () => {
  it('makes once for one state of the data, also for those who ask meanwhile', async () => {
    let times = 0;
    const kept = keepAnswers(async () => 'a');
    const make = async () => answer(`time ${++times}`);
    const [one, two] = await Promise.all([kept.get('/x', make), kept.get('/x', make)]);
    expect([await plain(one), await plain(two)]).toEqual(['time 1', 'time 1']);
  });

  it('makes again as soon as the state changes', async () => {
    let state = 'a';
    const kept = keepAnswers(async () => state);
    await kept.get('/x', making('old'));
    state = 'b';
    expect(await kept.ready('/x')).toBeUndefined();
    expect(await plain(await kept.get('/x', making('new')))).toBe('new');
  });

  it('does not send what began to be made before the state changed', async () => {
    let state = 'a';
    let finish = (_: Answer): void => {};
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const kept = keepAnswers(async () => state);
    const slow = kept.get('/x', () => {
      begun();
      return new Promise<Answer>((resolve) => (finish = resolve));
    });
    await hasBegun;
    state = 'b';
    expect(await plain(await kept.get('/x', making('new')))).toBe('new');
    finish(answer('old'));
    expect(await plain(await slow)).toBe('old');
    expect(await plain(await kept.get('/x', making('newer')))).toBe('new');
  });

  it('keeps neither what was not found nor what failed', async () => {
    const kept = keepAnswers(async () => 'a');
    expect(isKept(await kept.get('/x', making('lost', 404)))).toBe(false);
    expect(await plain(await kept.get('/x', making('found')))).toBe('found');
    await expect(kept.get('/y', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await plain(await kept.get('/y', making('found')))).toBe('found');
  });

  it('finds by its spelling what is ready for the state of now, and makes nothing', async () => {
    let state = 'a';
    const kept = keepAnswers(async () => state);
    await kept.get('key', making('text'));
    expect(kept.keyOf('spelled so')).toBeUndefined();
    kept.spell('spelled so', 'key');
    expect(kept.keyOf('spelled so')).toBe('key');
    expect(await plain((await kept.ready('key')) as KeptAnswer)).toBe('text');
    state = 'b';
    expect(await kept.ready('key')).toBeUndefined();
  });

  it('sends the same text in every form, each with its own strong tag', async () => {
    const got = await keepAnswers(async () => 'a').get('/x', making('¡Hola! '.repeat(500)));
    if (!isKept(got)) throw new Error('not kept');
    const forms = await Promise.all((['identity', 'br', 'gzip'] as const).map(got.form));
    const [text, br, gzip] = forms.map(bytesOf);
    expect(brotliDecompressSync(br as Buffer)).toEqual(text);
    expect(gunzipSync(gzip as Buffer)).toEqual(text);
    expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3);
    for (const { etag } of forms) expect(etag).toMatch(/^"[\w-]{22}-(br|gzip|identity)"$/);
  });

  it('leaves small texts as they are, whatever the client takes', async () => {
    const got = await keepAnswers(async () => 'a').get('/x', making('short'));
    if (!isKept(got)) throw new Error('not kept');
    const form = await got.form('br');
    expect(bytesOf(form).toString()).toBe('short');
    expect(form.headers).not.toContain('content-encoding');
  });
});

it('pictures, which come compressed already, are left as they are', async () => {
  const picture = { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(5_000) };
  const got = await keepAnswers(async () => 'a').get('/x', async () => picture);
  if (!isKept(got)) throw new Error('not kept');
  expect((await got.form('br')).headers).not.toContain('content-encoding');
});

describe('the memory of kept answers', () => {
  const KB = 1024;
  const big = (n: number) => making(String(n).padStart(10 * KB, '.'));

  it('never passes its limit, whatever is asked for', async () => {
    const kept = keepAnswers(async () => 'a', 100 * KB);
    for (let n = 0; n < 200; n += 1) {
      const got = await kept.get(`/${n}`, big(n));
      if (isKept(got)) await got.form('gzip');
      expect(kept.bytes()).toBeLessThanOrEqual(100 * KB);
    }
    expect(kept.bytes()).toBeGreaterThan(50 * KB);
  });

  it('lets go of what nobody asks for, and holds what is asked for', async () => {
    const kept = keepAnswers(async () => 'a', 100 * KB);
    await kept.get('/home', making('home'));
    for (let n = 0; n < 50; n += 1) {
      await kept.get(`/${n}`, big(n));
      await kept.ready('/home');
    }
    expect(await kept.ready('/home')).toBeDefined();
    expect(await kept.ready('/0')).toBeUndefined();
  });

  it('is given back when the state changes', async () => {
    let state = 'a';
    const kept = keepAnswers(async () => state);
    await kept.get('/1', big(1));
    state = 'b';
    await kept.ready('/1');
    expect(kept.bytes()).toBe(0);
  });

  it('does not grow with spellings, nor takes endless ones', () => {
    const kept = keepAnswers(async () => 'a');
    kept.spell('x'.repeat(5_000), 'key');
    expect(kept.keyOf('x'.repeat(5_000))).toBeUndefined();
    for (let n = 0; n < 3_000; n += 1) kept.spell(`/?utm_source=${n}`, 'key');
    expect(kept.keyOf('/?utm_source=0')).toBeUndefined();
    expect(kept.keyOf('/?utm_source=2999')).toBe('key');
  });
});
