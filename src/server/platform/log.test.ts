import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRepeated } from './log.ts';

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
  return { said, say, flush: lines.flush };
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
  const { said, say, flush } = listen();
  say('x');
  say('x');
  for (let i = 0; i < 1_000; i += 1) say(`otra ${i}`);
  flush();
  expect(said).toHaveLength(1_002);
  expect(said.filter((line) => line.includes('"times":1'))).toHaveLength(1);
});

const PROGRAM = `import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
  const log = createLog();
  for (let i = 0; i < 3; i += 1) log.info({ req: { method: 'GET', url: '/x?clave=secreta' } }, 'x');
  console.error('alive');`;

/** What that program says on both its outputs. */
const run = (stdout: 'pipe' | number) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
  });

it('it goes to standard output, without queries, and at the end what was counted is told', () => {
  const { stdout, stderr } = run('pipe');
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'x', req: { method: 'GET', path: '/x' } },
    { msg: 'x', times: 2 },
  ]);
  expect(stdout).not.toContain('secreta');
  expect(stderr).toBe('alive\n');
});

it('a full disk loses the line and stops nobody', () => {
  const full = openSync('/dev/full', 'w');
  const { stderr, status } = run(full);
  closeSync(full);
  expect([stderr, status]).toEqual(['alive\n', 0]);
});
