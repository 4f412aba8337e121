import { describe, expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

describe('shareNext', () => {
  it('shares one read among calls that arrive together', async () => {
    let reads = 0;
    const read = shareNext(async () => ++reads);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });

  it('never answers with a read that began before the call', async () => {
    let value = 'before';
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const read = shareNext(async () => {
      const seen = value;
      await gate;
      return seen;
    });
    const early = read();
    await new Promise((resolve) => setTimeout(resolve, 5));
    value = 'after';
    const late = read();
    release();
    expect([await early, await late]).toEqual(['before', 'after']);
  });

  it('goes on after a read that failed, which fails only for those who shared it', async () => {
    let reads = 0;
    const read = shareNext(async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return reads;
    });
    const results = await Promise.allSettled([read(), read()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe(2);
  });

  it('has never more than one read under way, however many ask', async () => {
    let underWay = 0;
    let most = 0;
    let reads = 0;
    const read = shareNext(async () => {
      reads += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
    });
    const calls: Promise<void>[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      calls.push(read(), read());
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(calls);
    expect(most).toBe(1);
    expect(reads).toBeLessThan(20);
  });
});
