import { describe, expect, it } from 'vitest';
import { NotTaken, retryAfter } from './mail.ts';

const RHYTHM = { retry: 10_000, maxRetry: 3_600_000 };
const DAY_MS = 24 * 3_600_000;

const waits = (permanent: boolean): number[] => {
  const all: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const wait = retryAfter(attempt, { permanent, ...RHYTHM });
    if (wait === null) return all;
    all.push(wait);
  }
};

describe('retries', () => {
  it('wait twice as long each time, up to an hour', () => {
    expect(waits(false).slice(0, 11)).toEqual([
      10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 640_000, 1_280_000, 2_560_000, 3_600_000, 3_600_000,
    ]);
  });

  it('go on for five days, so that a server down for a weekend loses nothing', () => {
    const total = waits(false).reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThan(4.9 * DAY_MS);
  });

  it('of an address that is refused for good end the same day', () => {
    expect(waits(true)).toHaveLength(9);
  });
});

it.each([
  ['EENVELOPE', 550, true],
  ['EENVELOPE', 450, false],
  ['EAUTH', 535, false],
  ['EMESSAGE', 554, false],
  ['ECONNECTION', null, false],
])('%s %s is permanent: %s', (code, response, permanent) => {
  expect(new NotTaken(code, response).permanent).toBe(permanent);
});
