import { describe, expect, it } from 'vitest';
import { PAGE_ROWS, pageOf, sorted } from './pages.tsx';

describe('sorted', () => {
  const rows = [{ n: 'Óscar' }, { n: 'ana' }, { n: 'Pista 10' }, { n: 'Pista 9' }];

  it('keeps the given order without a key', () => {
    expect(sorted(rows, undefined, true)).toBe(rows);
  });

  it('sorts as a Spanish reader, numbers by their value', () => {
    expect(sorted(rows, ({ n }) => n, false).map(({ n }) => n)).toEqual([
      'ana',
      'Óscar',
      'Pista 9',
      'Pista 10',
    ]);
  });

  it('goes down when asked', () => {
    expect(sorted([{ n: 2 }, { n: 10 }], ({ n }) => n, true)).toEqual([{ n: 10 }, { n: 2 }]);
  });
});

describe('pageOf', () => {
  const rows = Array.from({ length: PAGE_ROWS + 1 }, (_, i) => i);

  it.each([
    [PAGE_ROWS, 1, 1],
    [PAGE_ROWS + 1, 2, 1],
  ])('%i rows make %i pages', (count, pages) => {
    expect(pageOf(rows.slice(0, count), 1).pages).toBe(pages);
  });

  it('takes a page past the end for the last one', () => {
    expect(pageOf(rows, 9)).toEqual({ shown: [PAGE_ROWS], page: 2, pages: 2 });
  });

  it('is one empty page without rows', () => {
    expect(pageOf([], 1)).toEqual({ shown: [], page: 1, pages: 1 });
  });
});
