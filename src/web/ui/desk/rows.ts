/** A table pages only past these rows. look.md, "Private pages". */
export const PAGE_ROWS = 100;

const COLLATOR = new Intl.Collator('es', { numeric: true });

type Key = string | number;

const compareKeys = (a: Key, b: Key): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : COLLATOR.compare(String(a), String(b));

/** Rows by that key; without a key, as they came. Equal rows keep their order. */
export function sorted<R>(
  rows: readonly R[],
  keyOf: ((row: R) => Key) | undefined,
  descending: boolean,
): readonly R[] {
  if (!keyOf) return rows;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compareKeys(keyOf(a), keyOf(b)));
}

/** The rows of a page, from 1; a page past the end is the last one. */
export function pageOf<R>(
  rows: readonly R[],
  asked: number,
): { shown: readonly R[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_ROWS));
  const page = Math.min(asked, pages);
  return { shown: rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS), page, pages };
}
