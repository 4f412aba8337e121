import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const at = (instant: string) => createClock('Europe/Madrid', () => Date.parse(instant));

test.each([
  ['2026-11-21T09:05:59Z', '2026-11-21T10:05'],
  ['2026-07-01T22:30:00Z', '2026-07-02T00:30'],
  ['2026-12-31T23:00:00Z', '2027-01-01T00:00'],
  ['2026-03-29T00:59:00Z', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30'],
])('at %s the club reads %s', (instant, localTime) => {
  expect(at(instant).localTime()).toBe(localTime);
  expect(at(instant).today()).toBe(localTime.slice(0, 10));
  expect(at(instant).now()).toBe(Date.parse(instant));
});
