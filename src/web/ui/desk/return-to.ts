import { useCallback } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** What travels between a list and its details: the list's search, and the row to come back to. */
type Trip = {
  list?: string;
  row?: number;
  /** The screen that led there instead of the list: the way back is to it. */
  from?: string;
  /** Only the address changes: what was being filled in has just got one of its own. */
  stays?: boolean;
};

const tripOf = (state: unknown): Trip => (state as Trip | null) ?? {};

/** What the list at an address was asked for: on a busy machine its rows are there seconds before the address is. */
let asked: { over: Location; search: string } | null = null;

export const askOver = (over: Location, search: string): void => {
  asked = { over, search };
};

/** The state a list hands to its details. */
export function useListState(): Trip {
  const location = useLocation();
  return { list: asked?.over === location ? asked.search : location.search };
}

/** The state a screen that is not their list hands to some details. */
export const tripFrom = (from: string): Trip => ({ from });

/** The same, handed on from some details to those beside them. */
export function useListTrip(): Trip {
  const { list = '', from } = tripOf(useLocation().state);
  return from === undefined ? { list } : { list, from };
}

/** The row whose details were open before, if any. */
export const useRowBack = (): number | undefined => tripOf(useLocation().state).row;

/** The state of a navigation after which the screen goes on as it was. */
export const STAYS = { stays: true } as const satisfies Trip;

export const isStaying = (state: unknown): boolean => tripOf(state).stays === true;

/** Whether the address on screen was reached so: coming back to it later opens it anew. */
export function useStays(): boolean {
  const { state } = useLocation();
  return useNavigationType() === NavigationType.Replace && isStaying(state);
}

/** Back to the list as it was left (same filters, and the focus on that row), or to the screen that led here. */
export function useReturn(listPath: string): (row?: number) => void {
  const navigate = useNavigate();
  const { list = '', from } = tripOf(useLocation().state);
  const there = from ?? `${listPath}${list}`;
  return useCallback(
    (row) => {
      navigate(there, row === undefined ? {} : { state: { row } });
    },
    [navigate, there],
  );
}
