import { type Box, overlap } from './free-place.ts';

/** Where something opens beside a field. */
export type Side = 'bottom-start' | 'top-start' | 'right-start' | 'left-start';

type Size = Pick<Box, 'width' | 'height'>;

/** Between the field and what it opens. */
const GAP = 8;

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
