import { useSearchParams } from 'react-router';

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
