import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IncidenciaBuscar, IncidenciaFila } from '#contract/incidencias.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import {
  diaDeFiltro,
  FiltroFecha,
  FiltroJugador,
  FiltroLiga,
  idDeFiltro,
  useFiltros,
} from '#web/club/mesa/filtros.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { Lesionados } from './lesionados.tsx';

export const SIN_FILTROS = { jugador: '', liga: '', fecha: '' };
type FiltrosIncidencia = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, liga, fecha }: FiltrosIncidencia): IncidenciaBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDeFiltro(liga),
  fecha: diaDeFiltro(fecha),
});

type Props = { filtros: FiltrosIncidencia; buscar: (filtros: FiltrosIncidencia) => void };

export function Filtros({ filtros, buscar }: Props) {
  const { valores, campo, hay } = useFiltros(filtros);
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <FiltroJugador {...campo('jugador')} />
      <FiltroLiga {...campo('liga')} />
      <FiltroFecha {...campo('fecha')} />
    </FilterForm>
  );
}

export const meta = () => metaDe({ titulo: 'Incidencias', oculta: true });

const COLUMNAS: readonly Column<IncidenciaFila>[] = [
  { id: 'jugador', title: 'Jugador', cell: ({ jugador }) => jugador, sort: ({ jugador }) => jugador },
  { id: 'liga', title: 'Liga', cell: ({ liga }) => liga, sort: ({ liga }) => liga },
  {
    id: 'fecha',
    title: 'Fecha',
    cell: ({ fecha }) => <time dateTime={fecha}>{fechaConDia(fecha)}</time>,
    sort: ({ fecha }) => fecha,
  },
];

function NuevaIncidencia() {
  return (
    <ButtonLink look="action" to={rutasPrivadas.incidencia(0)} state={useListState()}>
      Nueva incidencia
    </ButtonLink>
  );
}

function Acciones() {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button onClick={() => setAbierto(true)} aria-haspopup="dialog">
        Incidencias de lesionados
      </Button>
      <NuevaIncidencia />
      <Lesionados abierto={abierto} cerrar={() => setAbierto(false)} />
    </>
  );
}

function useBusqueda(filtros: FiltrosIncidencia) {
  const busqueda = busquedaDe(filtros);
  return useQuery({
    queryKey: ['incidencias', 'buscar', busqueda],
    queryFn: () => call('POST /api/private/incidencias/search', { body: busqueda }),
  });
}

function Ninguna({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Ninguna incidencia es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no hay incidencias" accion={<NuevaIncidencia />}>
      Apunta qué días no puede jugar alguien y no se le ofrecerá para esos partidos.
    </Vacio>
  );
}

export default function IncidenciasList() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = useBusqueda(filters);
  const incidencias = consulta.data ?? [];
  const buscar = (filtros: FiltrosIncidencia) => {
    if (!search(filtros)) consulta.refetch();
  };
  return (
    <ListFrame
      title="Incidencias"
      actions={<Acciones />}
      filters={<Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={cuantos(incidencias.length, 'incidencia', 'incidencias')}
      empty={incidencias.length === 0 ? <Ninguna sinFiltros={isEmpty} /> : null}
    >
      <DataTable
        label="Incidencias"
        columns={COLUMNAS}
        rows={incidencias}
        to={({ id }) => rutasPrivadas.incidencia(id)}
        nameOf={({ jugador, fecha }) => `${jugador}, ${fechaConDia(fecha)}`}
      />
    </ListFrame>
  );
}
