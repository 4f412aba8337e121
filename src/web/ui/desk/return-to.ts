import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What travels between a list and its details: the list's search, and the row to come back to. */
type Trip = { list?: string; row?: number };

const tripOf = (state: unknown): Trip => (state as Trip | null) ?? {};

/** The state a list hands to its details. */
export const useListState = (): Trip => ({ list: useLocation().search });

/** The row whose details were open before, if any. */
export const useRowBack = (): number | undefined => tripOf(useLocation().state).row;

/** Back to the list as it was left: same filters, and the focus on that row. */
export function useReturn(listPath: string): (row?: number) => void {
  const navigate = useNavigate();
  const { list = '' } = tripOf(useLocation().state);
  return useCallback(
    (row) => {
      navigate(`${listPath}${list}`, row === undefined ? {} : { state: { row } });
    },
    [navigate, listPath, list],
  );
}
