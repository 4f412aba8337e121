import { expect, it } from 'vitest';
import { freeShift } from './free-side.ts';

const VIEW = 900;
/** As the browser gives it: what it holds is not its own, so it cannot be spread. */
const toast = (top: number) => Object.create({ left: 200, top, width: 480, height: 80 });
const button = (top: number, left = 220) => ({ left, top, width: 120, height: 40 });

it.each<[string, number, ReturnType<typeof button>[], number | null]>([
  ['stays where nothing is pressed', 808, [button(300), button(830, 900)], 0],
  ['goes up over a bar at the foot of the window', 808, [button(820), button(820, 400)], -76],
  ['and over what stands on that', 808, [button(820), button(700)], -196],
  ['no further than it has to', 808, [button(820), button(500)], -76],
  ['goes down from the head of the window', 60, [button(70)], 58],
  ['fits nowhere', 808, Array.from({ length: 12 }, (_, n) => button(20 + n * 75)), null],
])('a notice %s', (_, top, others, shift) => {
  expect(freeShift(toast(top), others, VIEW)).toBe(shift);
});
