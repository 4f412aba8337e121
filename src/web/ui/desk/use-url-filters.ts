import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

type Filters = Record<string, string>;

/** What a search writes: the filters that hold something, and the table's order; its page starts again. */
function searchOf(filters: Filters, order: string | null): URLSearchParams {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(order ? [...given, ['orden', order]] : given);
}

type UrlFilters<F extends Filters> = {
  filters: F;
  isEmpty: boolean;
  /** Writes them in the address; false when they were there already, and the answer may want asking again. */
  search: (next: Partial<F>) => boolean;
};

/** The filters of a list, kept in the address. `empty` names them; an absent one is ''. */
export function useUrlFilters<F extends Filters>(empty: F): UrlFilters<F> {
  const [params, setParams] = useSearchParams();
  const key = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what they are read from
  const filters = useMemo(
    () => Object.fromEntries(Object.keys(empty).map((name) => [name, params.get(name) ?? ''])) as F,
    [key],
  );
  const search = (next: Partial<F>): boolean => {
    const wanted = { ...filters, ...next };
    const isNew = Object.keys(empty).some((name) => wanted[name] !== filters[name]);
    if (isNew) setParams(searchOf(wanted, params.get('orden')), { preventScrollReset: true });
    return isNew;
  };
  return { filters, isEmpty: Object.values(filters).every((value) => value === ''), search };
}
