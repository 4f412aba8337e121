import { useQuery } from '@tanstack/react-query';
import type { JugadorBuscar, JugadorFila } from '#contract/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { InsigniaEstado } from '#web/club/insignia-estado.tsx';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { FiltroJugador, FiltroLiga, idDeFiltro, useFiltros } from '#web/club/mesa/filtros.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';

const SIN_FILTROS = { jugador: '', liga: '' };
type FiltrosJugador = typeof SIN_FILTROS;

const busquedaDe = ({ jugador, liga }: FiltrosJugador): JugadorBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDeFiltro(liga),
});

type Props = { filtros: FiltrosJugador; buscar: (filtros: FiltrosJugador) => void };

function Filtros({ filtros, buscar }: Props) {
  const { valores, campo, hay } = useFiltros(filtros);
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <FiltroJugador {...campo('jugador')} />
      <FiltroLiga activas {...campo('liga')} />
    </FilterForm>
  );
}

export const meta = () => metaDe({ titulo: 'Jugadores', oculta: true });

const COLUMNAS: readonly Column<JugadorFila>[] = [
  { id: 'nombre', title: 'Nombre', cell: ({ nombre }) => nombre, sort: ({ nombre }) => nombre },
  { id: 'liga', title: 'Liga', cell: ({ liga }) => liga ?? 'Sin liga', sort: ({ liga }) => liga ?? '' },
  {
    id: 'estado',
    title: 'Estado',
    cell: ({ estado }) => <InsigniaEstado estado={estado} />,
    sort: ({ estado }) => estado,
  },
];

function NuevoJugador() {
  return (
    <ButtonLink look="action" to={rutasPrivadas.jugador(0)} state={useListState()}>
      Nuevo jugador
    </ButtonLink>
  );
}

function useBusqueda(filtros: FiltrosJugador) {
  const busqueda = busquedaDe(filtros);
  return useQuery({
    queryKey: ['jugadores', 'buscar', busqueda],
    queryFn: () => call('POST /api/private/jugadores/search', { body: busqueda }),
  });
}

function Ninguno({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Nadie es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no hay jugadores" accion={<NuevoJugador />}>
      Apunta al primero y elige su liga.
    </Vacio>
  );
}

export default function JugadoresList() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = useBusqueda(filters);
  const jugadores = consulta.data ?? [];
  const buscar = (filtros: FiltrosJugador) => {
    if (!search(filtros)) consulta.refetch();
  };
  return (
    <ListFrame
      title="Jugadores"
      actions={
        <>
          <NuevoJugador />
          <ButtonLink to={rutasPrivadas.importarJugadores()}>Importar y exportar</ButtonLink>
        </>
      }
      filters={<Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={cuantos(jugadores.length, 'jugador', 'jugadores')}
      empty={jugadores.length === 0 ? <Ninguno sinFiltros={isEmpty} /> : null}
    >
      <DataTable
        label="Jugadores"
        columns={COLUMNAS}
        rows={jugadores}
        to={({ id }) => rutasPrivadas.jugador(id)}
        nameOf={({ nombre }) => nombre}
      />
    </ListFrame>
  );
}
