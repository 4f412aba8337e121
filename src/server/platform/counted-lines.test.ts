import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRepeated } from './counted-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const said: string[] = [];
  const lines = countRepeated({ write: (line) => said.push(line) });
  let moment = 0;
  const say = (what: string): void => {
    moment += 1;
    lines.write(`{"level":50,"time":${moment},"msg":"${what}"}\n`);
  };
  return { said, say, tell: lines.tell };
}

it('a flood of equal lines is one, and a minute later another with how many there were', () => {
  const { said, say } = listen();
  for (let i = 0; i < 45_000; i += 1) say('unexpected');
  expect(said).toEqual(['{"level":50,"time":1,"msg":"unexpected"}\n']);
  vi.advanceTimersByTime(60_000);
  expect(said.slice(1)).toEqual(['{"level":50,"time":45000,"msg":"unexpected","times":44999}\n']);
  say('unexpected');
  expect(said).toHaveLength(3);
});

it('what is said once is said at once, and no more', () => {
  const { said, say } = listen();
  for (const what of ['uno', 'dos', 'tres']) say(what);
  expect(said).toHaveLength(3);
  vi.advanceTimersByTime(120_000);
  expect(said).toHaveLength(3);
});

it('different lines do not pile up in memory, and what was counted is told', () => {
  const { said, say, tell } = listen();
  say('x');
  say('x');
  for (let i = 0; i < 1_000; i += 1) say(`otra ${i}`);
  tell();
  expect(said).toHaveLength(1_002);
  expect(said.filter((line) => line.includes('"times":1'))).toHaveLength(1);
});
