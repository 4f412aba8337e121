import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** A table pages only past these rows. */
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

/** The column a table is sorted by; without one, rows stay as they were given. */
type Sort = { column: string; descending: boolean } | null;

const SORT = 'orden';
const PAGE = 'pagina';

function readSort(text: string | null): Sort {
  if (!text) return null;
  return text.startsWith('-')
    ? { column: text.slice(1), descending: true }
    : { column: text, descending: false };
}

/** Up, down, and back to the order the rows came in. */
function nextSort(sort: Sort, column: string): string | null {
  if (sort?.column !== column) return column;
  return sort.descending ? null : `-${column}`;
}

export type TableState = {
  sort: Sort;
  /** From 1. */
  page: number;
  sortBy: (column: string) => void;
  goTo: (page: number) => void;
};

/** Order and page of a table, kept in the address so that Back and a shared link find them. */
export function useTableState(): TableState {
  const [params, setParams] = useSearchParams();
  const sort = readSort(params.get(SORT));
  const write = (changes: Record<string, string | null>) =>
    setParams(
      (old) => {
        for (const [name, value] of Object.entries(changes))
          value === null ? old.delete(name) : old.set(name, value);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    sort,
    page: Math.max(1, Number(params.get(PAGE)) || 1),
    sortBy: (column) => write({ [SORT]: nextSort(sort, column), [PAGE]: null }),
    goTo: (page) => write({ [PAGE]: page === 1 ? null : String(page) }),
  };
}

type PagerProps = { page: number; pages: number; total: number; onGo: (page: number) => void };

/** Nothing at all while everything fits in one page. */
export function Pager({ page, pages, total, onGo }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 py-4 text-s whitespace-nowrap tabular-nums"
      aria-label="Páginas"
    >
      <Button size="s" disabled={page === 1} onClick={() => onGo(page - 1)}>
        Anterior
      </Button>
      <span aria-live="polite">
        Página {page} de {pages}
        <span className="max-md:hidden"> · {total} en total</span>
      </span>
      <Button size="s" disabled={page === pages} onClick={() => onGo(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
