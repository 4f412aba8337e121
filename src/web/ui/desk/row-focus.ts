import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useRowBack } from './return-to.ts';

const LINK = 'a[data-row]';

const linksOf = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>(LINK) ?? []),
];

/** Up and down go through the rows, Enter opens one. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = event.target as HTMLElement;
  if (!step || !here.matches(LINK)) return;
  event.preventDefault();
  const links = linksOf(event.currentTarget);
  links[links.indexOf(here) + step]?.focus();
}

/** The page glides to its top on every navigation: the row is put in sight over that, once it is drawn. */
export function focusRow(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  const row = link.closest('tr, li') ?? link;
  requestAnimationFrame(() => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

const isLost = (): boolean => document.activeElement === document.body;

/**
 * Coming back from a row's details, the focus goes to that row as soon as it is there (a new one comes with
 * the reload); and when a reload takes away the row that had it (a match just scored leaves the pending ones),
 * to the one in its place.
 */
export function useRowFocus(rows: readonly unknown[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef(-1);
  const wanted = useRef(useRowBack());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is other rows that bring or take the focus
  useEffect(() => {
    const links = linksOf(body.current);
    const back = links.find((link) => link.dataset.row === String(wanted.current));
    if (back && (isLost() || body.current?.contains(document.activeElement))) {
      wanted.current = undefined;
      focusRow(back);
    } else if (isLost() && (wanted.current !== undefined || place.current >= 0)) {
      links[Math.min(Math.max(place.current, 0), links.length - 1)]?.focus();
    }
  }, [rows]);
  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      place.current = linksOf(body.current).indexOf(target);
    },
    // A row that goes away does not blur by itself; somebody who leaves it does.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) place.current = -1;
    },
  };
}
