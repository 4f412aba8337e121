import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Avance } from '#contract/liga/propuesta.ts';
import { esDia } from '#domain/fecha.ts';
import { call } from '#web/platform/call.ts';

export const SIN_FILTROS = { hasta: '', tope: '' };
export type Filtros = typeof SIN_FILTROS;

const CADA_MS = 500;
const BASE_36 = 36;

const nuevoEncargo = (): string =>
  `${Date.now().toString(BASE_36)}-${Math.random().toString(BASE_36).slice(2)}`;

/** How it is going; not knowing is no reason to stop waiting. */
const useAvance = (encargo: string, enMarcha: boolean): Avance | null =>
  useQuery({
    queryKey: ['pronostico', 'avance', encargo],
    enabled: enMarcha,
    refetchInterval: CADA_MS,
    gcTime: 0,
    queryFn: () =>
      call('GET /api/private/partidos/propuesta/avance', { query: { encargo } }).catch(() => null),
  }).data ?? null;

/** Asked for when the screen opens and when something else is asked; leaving gives it up. */
export function usePronostico({ hasta, tope }: Filtros) {
  const clientes = useQueryClient();
  const encargo = useRef(nuevoEncargo());
  const [cancelado, setCancelado] = useState<string | null>(null);
  const queryKey = ['pronostico', hasta, tope];
  const clave = queryKey.join();
  const consulta = useQuery({
    queryKey,
    enabled: cancelado !== clave,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    queryFn: ({ signal }) => {
      encargo.current = nuevoEncargo();
      const body = {
        hasta: esDia(hasta) ? hasta : null,
        tope: tope === '' ? null : (Number(tope) as 1 | 2),
        encargo: encargo.current,
      };
      return call('POST /api/private/ligas/pronostico', { body }, { signal });
    },
  });
  return {
    consulta,
    avance: useAvance(encargo.current, consulta.isFetching),
    cancelado: cancelado === clave,
    cancelar: () => {
      setCancelado(clave);
      void clientes.cancelQueries({ queryKey });
    },
    calcular: () => {
      setCancelado(null);
      void consulta.refetch();
    },
  };
}
