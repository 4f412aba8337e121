import { useMemo } from 'react';
import { usePistas } from '#web/club/mesa/consultas.ts';

/** Names of the courts, by id. */
export function useNombresDePistas(): ReadonlyMap<number, string> {
  const { data = [] } = usePistas();
  return useMemo(() => new Map(data.map(({ id, nombre }) => [id, nombre])), [data]);
}
