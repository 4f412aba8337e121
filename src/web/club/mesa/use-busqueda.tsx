import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterForm, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { filtrosPuestos, useFiltros } from './filtros.tsx';

type Textos = Record<string, string>;

type FiltrosProps<F extends Textos> = {
  filtros: F;
  sinFiltros: F;
  /** Those that say which list it is: they are not counted, and stay when the others are taken away. */
  vista?: readonly (keyof F)[];
  buscar: (filtros: Partial<F>, paso?: { replace: boolean }) => void;
  children: (
    campo: ReturnType<typeof useFiltros<F>>['campo'],
    pedir: (filtros: Partial<F>) => void,
  ) => ReactNode;
};

/** Its own component: typing does not draw the list again. */
export function Filtros<F extends Textos>({
  filtros,
  sinFiltros,
  vista = [],
  buscar,
  children,
}: FiltrosProps<F>) {
  const { campo, pedir } = useFiltros(filtros, buscar);
  const puestos = filtrosPuestos({ ...filtros, ...Object.fromEntries(vista.map((nombre) => [nombre, ''])) });
  const suya = Object.fromEntries(vista.map((nombre) => [nombre, filtros[nombre]]));
  return (
    <FilterForm
      onSearch={() => pedir()}
      onClear={puestos > 0 ? () => pedir({ ...sinFiltros, ...suya }) : undefined}
      given={puestos}
    >
      {children(campo, pedir)}
    </FilterForm>
  );
}

type Busqueda<F extends Textos, B, R> = {
  /** Names the query in the cache. */
  recurso: string;
  /** Names the filters of the address. */
  sinFiltros: F;
  busquedaDe: (filtros: F, vacios: boolean) => B;
  leer: (busqueda: B) => Promise<R[]>;
};

/** A list searched by the filters of the address; the same search again reads it again. */
export function useBusqueda<F extends Textos, B, R>({
  recurso,
  sinFiltros,
  busquedaDe,
  leer,
}: Busqueda<F, B, R>) {
  const { filters, isEmpty, search } = useUrlFilters(sinFiltros);
  const busqueda = busquedaDe(filters, isEmpty);
  const consulta = useQuery({
    queryKey: [recurso, 'buscar', busqueda],
    queryFn: () => leer(busqueda),
    // What was found before stays until what is found now comes.
    placeholderData: keepPreviousData,
  });
  const buscar = (filtros: Partial<F>, paso?: { replace: boolean }) => {
    if (!search(filtros, paso)) consulta.refetch();
  };
  return {
    consulta,
    filas: consulta.data ?? [],
    vacios: isEmpty,
    filtros: { filtros: filters, sinFiltros, buscar },
  };
}
