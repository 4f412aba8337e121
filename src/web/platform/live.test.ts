import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Said = 'message' | 'latido' | 'error';

/** The connections that were opened, and what the server says on them. */
class FakeSource {
  static all: FakeSource[] = [];
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  isOpen = true;

  constructor() {
    FakeSource.all.push(this);
  }

  addEventListener(name: Said, listener: (event: { data: string }) => void): void {
    this.#listeners.set(name, listener);
  }

  say(name: Said, data = ''): void {
    this.#listeners.get(name)?.({ data });
  }

  close(): void {
    this.isOpen = false;
  }
}

const MINUTE = 60_000;
const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
const last = (): FakeSource => FakeSource.all.at(-1) ?? new FakeSource();
const open = (): number => FakeSource.all.filter(({ isOpen }) => isOpen).length;

let page: ReturnType<typeof newPage>;
let live: typeof import('./live.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSource.all = [];
  page = newPage();
  // Neither locks nor channels: each tab has a connection of its own.
  for (const [name, value] of Object.entries({
    document: page,
    window: new EventTarget(),
    navigator: {},
    EventSource: FakeSource,
  }))
    vi.stubGlobal(name, value);
  live = await import('./live.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the data when the version is not the one they were made from, once for many saves', async () => {
  const refresh = vi.fn(async () => true);
  const stop = live.follow({ from: 7, refresh });
  last().say('message', '7');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).not.toHaveBeenCalled();
  for (const version of ['8', '9', '10']) last().say('message', version);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
  expect(open()).toBe(0);
});

it('asks again, later and later, for what did not come', async () => {
  const came = [false, false, true];
  const refresh = vi.fn(async () => came.shift() ?? true);
  live.follow({ from: 7, refresh });
  last().say('message', '8');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('opens a lost connection again at random moments, and one that is silent too', async () => {
  live.follow({ from: 7, refresh: async () => true });
  last().say('error');
  expect(open()).toBe(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([open(), FakeSource.all.length]).toEqual([1, 2]);
  last().say('message', '7');
  await vi.advanceTimersByTimeAsync(0.9 * MINUTE);
  last().say('latido');
  await vi.advanceTimersByTimeAsync(0.9 * MINUTE);
  expect(FakeSource.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([open(), FakeSource.all.length]).toEqual([1, 3]);
  expect([0, 1, 5, 50].map((failures) => live.backOff(failures, 0.5))).toEqual([
    2_000,
    4_000,
    MINUTE,
    MINUTE,
  ]);
  expect(live.backOff(0, 0)).toBeLessThan(live.backOff(0, 1));
});

it('does not listen while nobody sees the tab, and hears what it missed when it is seen again', async () => {
  const refresh = vi.fn(async () => true);
  live.follow({ from: 7, refresh });
  last().say('message', '7');
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(open()).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(open()).toBe(1);
  last().say('message', '12');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});
