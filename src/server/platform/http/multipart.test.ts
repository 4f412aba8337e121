import { describe, expect, it } from 'vitest';
import { createSlots } from './multipart.ts';

const stays = (): void => {};
const soon = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, 5, 'waits'));

describe('places for uploads', () => {
  it('of one address they are a third at once, and the rest is for others', async () => {
    const slots = createSlots({ atOnce: 6, waiting: 30 });
    for (let i = 0; i < 2; i += 1) expect(await slots.take('slow', stays)).not.toBeNull();
    expect(await Promise.race([slots.take('slow', stays), soon()])).toBe('waits');
    for (const other of ['a', 'a', 'b', 'b'])
      expect(await Promise.race([slots.take(other, stays), soon()])).toBeTypeOf('function');
  });

  it('half of the queue is all that waits of one address', async () => {
    const slots = createSlots({ atOnce: 1, waiting: 4 });
    const giveBack = await slots.take('slow', stays);
    const order: string[] = [];
    const wait = (caller: string) => slots.take(caller, stays).then((back) => order.push(caller) && back?.());
    const queue = [wait('slow'), wait('slow')];
    expect(await slots.take('slow', stays)).toBeNull();
    queue.push(wait('other'), wait('third'));
    expect(await slots.take('fourth', stays)).toBeNull();
    giveBack?.();
    giveBack?.();
    await Promise.all(queue);
    expect(order).toEqual(['slow', 'slow', 'other', 'third']);
  });

  it('who goes away leaves the queue, and no place is lost', async () => {
    const slots = createSlots({ atOnce: 1, waiting: 2 });
    const giveBack = await slots.take('a', stays);
    let leave = stays;
    const gone = slots.take('b', (drop) => {
      leave = drop;
    });
    const next = slots.take('c', stays);
    leave();
    leave();
    expect(await gone).toBeNull();
    giveBack?.();
    (await next)?.();
    leave();
    expect(await Promise.race([slots.take('d', stays), soon()])).toBeTypeOf('function');
  });
});
