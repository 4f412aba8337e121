import { expect, test } from 'vitest';
import { createClock, seconds } from './clock.ts';

const HOUR_MS = 3_600_000;

/** A wall an hour ahead of UTC until noon of 21 November 2026, and two from then on. */
const CHANGE = Date.parse('2026-11-21T12:00Z');
const wall = (ms: number): string =>
  new Date(ms + (ms < CHANGE ? 1 : 2) * HOUR_MS).toISOString().slice(0, 16);

test('the clock shows what its wall shows', () => {
  const now = Date.parse('2026-11-20T23:30:59Z');
  const clock = createClock(wall, () => now);
  expect([clock.now(), clock.localTime(), clock.today()]).toEqual([now, '2026-11-21T00:30', '2026-11-21']);
  expect(clock.localTimeOf(CHANGE)).toBe('2026-11-21T14:00');
  expect(seconds(clock)).toBe(Date.parse('2026-11-20T23:30:59Z') / 1000);
});

test('back from the wall, also around a change of hour', () => {
  const { instantOf } = createClock(wall);
  expect(instantOf('2026-11-21T12:59')).toBe(Date.parse('2026-11-21T11:59Z'));
  expect(instantOf('2026-11-21T14:00')).toBe(CHANGE);
  // An hour the wall skips is what follows.
  expect(instantOf('2026-11-21T13:30')).toBe(Date.parse('2026-11-21T12:30Z'));
});
