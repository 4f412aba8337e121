import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

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
