import { NativeSelect } from '@mantine/core';
import type { Liga } from '#contract/ligas.ts';
import { ESTADOS_LIGA } from '#domain/liga/liga.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

export const SIN_FILTROS = { tipo: '', estado: '' };
type FiltrosLiga = typeof SIN_FILTROS;

const TODO = { value: '', label: 'Todas' };
const TIPOS = [TODO, ...TIPOS_LIGA.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre }))];
const ESTADOS = [
  TODO,
  ...ESTADOS_LIGA.map((estado) => ({
    value: estado,
    label: estado === 'activa' ? 'Activas' : 'Inactivas',
  })),
];

/** Leagues of that type and state; an empty filter lets all through. */
export const filtrar = (ligas: readonly Liga[], { tipo, estado }: FiltrosLiga): Liga[] =>
  ligas.filter((liga) => (tipo === '' || liga.tipo === tipo) && (estado === '' || liga.estado === estado));

type Props = {
  filtros: FiltrosLiga;
  buscar: (cambios: Partial<FiltrosLiga>) => unknown;
  recargar: () => void;
};

/** Both choose at once: there is nothing to type. */
export function Filtros({ filtros, buscar, recargar }: Props) {
  const hay = filtros.tipo !== '' || filtros.estado !== '';
  return (
    <FilterForm onSearch={recargar} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <NativeSelect
        label="Tipo"
        data={TIPOS}
        value={filtros.tipo}
        onChange={({ currentTarget }) => buscar({ tipo: currentTarget.value })}
      />
      <NativeSelect
        label="Estado"
        data={ESTADOS}
        value={filtros.estado}
        onChange={({ currentTarget }) => buscar({ estado: currentTarget.value })}
      />
    </FilterForm>
  );
}
