type Box = { left: number; top: number; width: number; height: number };

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Between what opens, or stands clear, and what it is beside. */
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

/** Where something opens beside a field. */
export type Side = 'bottom-start' | 'top-start' | 'right-start' | 'left-start';

type Size = Pick<Box, 'width' | 'height'>;

/** In the order they are tried: below is where it is looked for. */
const PLACES: readonly [Side, (field: Box, size: Size) => Pick<Box, 'left' | 'top'>][] = [
  ['bottom-start', ({ left, top, height }) => ({ left, top: top + height + GAP })],
  ['top-start', ({ left, top }, size) => ({ left, top: top - GAP - size.height })],
  ['right-start', ({ left, top, width }) => ({ left: left + width + GAP, top })],
  ['left-start', ({ left, top }, size) => ({ left: left - GAP - size.width, top })],
];

const isInside = ({ left, top, width, height }: Box, view: Size): boolean =>
  left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height;

/** The first side where something of that size is in sight and over none of `others`; null when there is none. */
export function freeSide(field: Box, size: Size, view: Size, others: readonly Box[]): Side | null {
  const free = PLACES.find(([, place]) => {
    const box = { ...place(field, size), ...size };
    return isInside(box, view) && !others.some((other) => overlap(box, other));
  });
  return free?.[0] ?? null;
}

/** What a page is for. */
export const MAIN = '.button:is(.bg-action, .bg-primary)';

const boxesOf = (within: ParentNode | null, selector: string): DOMRect[] =>
  [...(within?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());

/** Where a field opens something of that size without covering what its page is for, or at least what sends it. */
export function sideOf(field: HTMLElement, size: Size): Side | null {
  const box = field.getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const sends = boxesOf(field.closest('form'), '[type="submit"]');
  return freeSide(box, size, view, boxesOf(document, MAIN)) ?? freeSide(box, size, view, sends);
}
