import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root, runNode } from './support/programs/run-node.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'club-turno-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Each says when it comes in and when it goes out; the one that dies says nothing more. */
const SCRIPT = `
import { appendFileSync } from 'node:fs';
import { alone } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/alone.mjs')).href)};
const [folder, log, how] = process.argv.slice(2);
alone(folder, () => {}, () => {
  appendFileSync(log, 'in\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  if (how === 'dies') process.kill(process.pid, 'SIGKILL');
  appendFileSync(log, 'out\\n');
  if (how === 'fails') process.exit(1);
});
`;

async function several(...how: string[]): Promise<string[]> {
  const [script, log] = [join(dir, 'work.mjs'), join(dir, 'log')];
  writeFileSync(script, SCRIPT);
  await Promise.all(how.map((one) => runNode(script, [join(dir, 'in', 'turn'), log, one])));
  return readFileSync(log, 'utf8').trim().split('\n');
}

const turns = (n: number): string[] => Array.from({ length: n }, () => ['in', 'out']).flat();

it('several commands at once make a checkout ready one after another, whether they end well or not', async () => {
  expect(await several('ends', 'fails', 'ends', 'ends')).toEqual(turns(4));
});

it('who dies in its turn keeps nobody waiting', async () => {
  expect(await several('dies')).toEqual(['in']);
  expect(await several('ends', 'ends')).toEqual(['in', ...turns(2)]);
});

it('who dies before it says who it is keeps nobody waiting', async () => {
  mkdirSync(join(dir, 'in', 'turn'), { recursive: true });
  expect(await several('ends', 'ends')).toEqual(turns(2));
});
