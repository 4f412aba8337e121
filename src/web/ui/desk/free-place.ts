export type Box = { left: number; top: number; width: number; height: number };

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Between what it stands clear of and itself. */
const GAP = 8;

/**
 * How far a box goes up (negative) or down from its place to stand over none of `others`: no further than it has to, away
 * from the edge it stands at, and in sight. Null when it fits nowhere.
 */
export function freeShift(box: Box, others: readonly Box[], viewHeight: number): number | null {
  const { left, width, height } = box;
  const isLow = box.top + height / 2 > viewHeight / 2;
  const beyond = (other: Box): number => (isLow ? other.top - GAP - height : other.top + other.height + GAP);
  const tops = [box.top, ...others.map(beyond)].filter(
    (top) => top >= GAP && top + height <= viewHeight - GAP,
  );
  const free = tops.filter((top) => {
    const there = { left, top, width, height };
    return !others.some((other) => overlap(there, other));
  });
  const shifts = free.map((top) => top - box.top).sort((a, b) => Math.abs(a) - Math.abs(b));
  return shifts[0] ?? null;
}
