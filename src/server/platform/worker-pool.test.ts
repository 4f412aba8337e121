import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const WORK = `export default async ({ ms, fails }) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (fails) throw new TypeError(fails);
  return ms;
};`;

const file = join(mkdtempSync(join(tmpdir(), 'workers-')), 'work.mjs');
writeFileSync(file, WORK);

type Task = { ms: number; fails?: string };
const LIMITS = { threads: 1, waiting: 1, timeoutMs: 2_000, memoryMb: 64, busy: 'Vuelve en un momento.' };
const REFUSED = { status: 429, message: 'Vuelve en un momento.', retryAfter: 5 };

describe('work done in other threads', () => {
  let pool: ReturnType<typeof createWorkerPool<Task, number>>;
  const open = (limits = {}) => {
    pool = createWorkerPool<Task, number>(pathToFileURL(file), { ...LIMITS, ...limits });
    return pool;
  };
  afterEach(() => pool.close());

  it('is answered, in its turn', async () => {
    const { run } = open();
    expect(await Promise.all([run({ ms: 1 }), run({ ms: 2 })])).toEqual([1, 2]);
  });

  it('is refused with when to come back while as much waits as may', async () => {
    const { run } = open();
    for (const round of ['while its thread starts', 'once it is up']) {
      const inHand = [run({ ms: 200 }), run({ ms: 1 })];
      await expect(run({ ms: 1 }), round).rejects.toMatchObject(REFUSED);
      expect(await Promise.all(inHand), round).toEqual([200, 1]);
    }
  });

  it('is given up, likewise, when it takes too long', async () => {
    const { run } = open({ timeoutMs: 1_000 });
    await expect(run({ ms: 60_000 })).rejects.toMatchObject(REFUSED);
    await expect(Promise.all([run({ ms: 1 }), run({ ms: 1 })])).resolves.toEqual([1, 1]);
  });

  it('that fails fails as it failed', async () => {
    await expect(open().run({ ms: 1, fails: 'no font' })).rejects.toThrow(new TypeError('no font'));
  });
});
