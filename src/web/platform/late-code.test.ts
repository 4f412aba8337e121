import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reopen } from './late-code.ts';

const AQUI = { pathname: '/inscripciones', search: '?a=1', hash: '#b' };
const OTRA = '/contacto';

const opened: string[] = [];
let kept: Record<string, string> = {};
const answer = vi.fn<() => Promise<{ ok: boolean }>>();

beforeEach(() => {
  vi.useFakeTimers();
  kept = {};
  answer.mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
  vi.stubGlobal('location', {
    ...AQUI,
    reload: () => opened.push('reload'),
    assign: (address: string) => opened.push(address),
  });
});
afterEach(() => {
  opened.length = 0;
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Asks, and lets pass the time that whoever stays is waited for. */
async function ask(address: string): Promise<string[]> {
  const asked = reopen(address);
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
  return opened.splice(0);
}

it('an address is opened whole once, and again when it is not the same trouble any more', async () => {
  expect(await ask(OTRA)).toEqual([OTRA]);
  expect(await ask(OTRA)).toEqual([]);
  expect(await ask('/el-tiempo')).toEqual(['/el-tiempo']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ask('/el-tiempo')).toEqual(['/el-tiempo']);
});

it('the address of the page itself is loaded again: going to it would only scroll', async () => {
  expect(await ask('/inscripciones?a=1#b')).toEqual(['reload']);
});

it('while the site does not answer nothing is opened, nor counted as opened', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask(OTRA)).toEqual([]);
  answer.mockResolvedValueOnce({ ok: false });
  expect(await ask(OTRA)).toEqual([]);
  expect(await ask(OTRA)).toEqual([OTRA]);
});

it('where nothing can be remembered nothing is opened: it could be for ever', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await ask(OTRA)).toEqual([]);
});
