import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enElClub, hoyDelClub } from './reloj.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-12-31T22:59:00Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-01T21:59:00Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s at the club, whatever the zone of the machine', (instante, dia) => {
  vi.setSystemTime(instante);
  for (const zona of ['UTC', 'Atlantic/Canary', 'Pacific/Auckland']) {
    vi.stubEnv('TZ', zona);
    expect(hoyDelClub()).toBe(dia);
  }
  vi.unstubAllEnvs();
});

it('shows an hour twice, or none, when the clocks change', () => {
  expect(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((uno) => enElClub(Date.parse(uno)))).toEqual([
    '2026-10-25T02:30',
    '2026-10-25T02:30',
  ]);
  expect(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'].map((uno) => enElClub(Date.parse(uno)))).toEqual([
    '2026-03-29T01:59',
    '2026-03-29T03:00',
  ]);
});
