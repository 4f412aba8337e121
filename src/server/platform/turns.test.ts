import { describe, expect, it } from 'vitest';
import { createTurns, oncePerTurn } from './turns.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

describe('turns', () => {
  it('never lets more than its number run at once, and everybody who waits gets a turn', async () => {
    const inTurn = createTurns({ atOnce: 2, maxWaiting: 10, refuse: () => new Error('full') });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await later();
      running -= 1;
      return 'done';
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => inTurn(work)));
    expect(answers).toEqual(Array.from({ length: 12 }, () => 'done'));
    expect(most).toBe(2);
  });

  it('refuses whoever comes when the queue is full, and goes on afterwards', async () => {
    const inTurn = createTurns({ atOnce: 1, maxWaiting: 1, refuse: () => new Error('full') });
    const [first, second] = [inTurn(later), inTurn(later)];
    await expect(inTurn(later)).rejects.toThrow('full');
    await Promise.all([first, second]);
    await expect(inTurn(async () => 'again')).resolves.toBe('again');
  });

  it('gives the turn on when the work fails', async () => {
    const inTurn = createTurns({ atOnce: 1, maxWaiting: 1, refuse: () => new Error('full') });
    const failing = inTurn(async () => {
      await later();
      throw new Error('broken');
    });
    const next = inTurn(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});

describe('oncePerTurn', () => {
  it('shares one read among who ask together', async () => {
    let reads = 0;
    const read = oncePerTurn(async () => ++reads);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(2);
  });

  it('never answers with a read that had begun, also one that takes long', async () => {
    let value = 'before';
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const read = oncePerTurn(async () => {
      const seen = value;
      begun.resolve();
      if (seen === 'before') await gate.promise;
      return seen;
    });
    const early = read();
    await begun.promise;
    value = 'after';
    expect(await read()).toBe('after');
    gate.resolve();
    expect(await early).toBe('before');
  });

  it('that fails fails for who asked then, and for nobody later', async () => {
    let fails = true;
    const read = oncePerTurn(async () => {
      if (fails) throw new Error('down');
      return 'well';
    });
    await expect(read()).rejects.toThrow('down');
    fails = false;
    expect(await read()).toBe('well');
  });
});
