import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kept, keepFresh, type Rhythm } from './weather.ts';

const RHYTHM: Rhythm = { fresh: 1_000, kept: 5_000, timeout: 100, retry: 200, maxRetry: 600 };

/** Asks what the test tells it to answer, and counts. */
function something() {
  const failures: number[] = [];
  const ask = vi.fn<(signal: AbortSignal) => Promise<string>>();
  const kept = keepFresh({
    ask,
    now: Date.now,
    rhythm: RHYTHM,
    onFailure: (_error, count) => failures.push(count),
  });
  return { ask, kept, failures };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('something kept fresh', () => {
  let kept: Kept<string> | null = null;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    kept?.stop();
    vi.useRealTimers();
  });
  const start = () => {
    const all = something();
    kept = all.kept;
    return all;
  };

  it('is nothing before it starts, and asks nobody', async () => {
    const { ask, kept } = start();
    await pass(60_000);
    expect(kept.current()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks at once, once, however many start it or read it', async () => {
    const { ask, kept } = start();
    ask.mockResolvedValue('one');
    kept.start();
    kept.start();
    await pass(0);
    for (let i = 0; i < 100; i += 1) expect(kept.current()).toBe('one');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again when the answer is no longer fresh', async () => {
    const { ask, kept } = start();
    ask.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    kept.start();
    await pass(999);
    expect(kept.current()).toBe('one');
    await pass(1);
    expect(kept.current()).toBe('two');
  });

  it('keeps the last good answer through failures, and then drops it', async () => {
    const { ask, kept } = start();
    ask.mockResolvedValueOnce('one').mockRejectedValue(new Error('no'));
    kept.start();
    await pass(5_000);
    expect(kept.current()).toBe('one');
    await pass(1);
    expect(kept.current()).toBeNull();
  });

  it('waits longer after each failure, up to a limit, and not any more after a success', async () => {
    const { ask, kept, failures } = start();
    ask.mockRejectedValue(new Error('no'));
    kept.start();
    const times: number[] = [];
    for (const wait of [0, 200, 400, 600, 600]) {
      await pass(wait);
      times.push(ask.mock.calls.length);
    }
    expect(times).toEqual([1, 2, 3, 4, 5]);
    expect(failures).toEqual([1, 2, 3, 4, 5]);
    ask.mockResolvedValueOnce('good').mockRejectedValue(new Error('no'));
    await pass(600);
    expect(kept.current()).toBe('good');
    await pass(1_000 + 200);
    expect(failures.slice(5)).toEqual([1, 2]);
  });

  it('gives up on an answer that does not come, even when the other side ignores it', async () => {
    const { ask, kept, failures } = start();
    ask.mockImplementation(() => new Promise(() => {}));
    kept.start();
    await pass(99);
    expect(failures).toEqual([]);
    await pass(1);
    expect(failures).toEqual([1]);
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('asks one question at a time', async () => {
    const { ask, kept } = start();
    let open = 0;
    let most = 0;
    ask.mockImplementation(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 90));
      open -= 1;
      return 'slow';
    });
    kept.start();
    await pass(20_000);
    expect(most).toBe(1);
  });

  it('asks no more once stopped', async () => {
    const { ask, kept } = start();
    ask.mockResolvedValue('one');
    kept.start();
    await pass(10);
    kept.stop();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
