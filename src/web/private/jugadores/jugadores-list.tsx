import type { JugadorBuscar, JugadorFila } from '#contract/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { FiltroJugador, FiltroLiga, idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Filtros, useBusqueda } from '#web/club/mesa/use-busqueda.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { InsigniaEstado } from '#web/club/zona.tsx';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';

const SIN_FILTROS = { jugador: '', liga: '' };

const busquedaDe = ({ jugador, liga }: typeof SIN_FILTROS): JugadorBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDeFiltro(liga),
});

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

function Ninguno({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Nadie es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no hay jugadores" accion={<NuevoJugador />}>
      Apunta al primero y elige su liga.
    </Vacio>
  );
}

export default function JugadoresList() {
  const {
    consulta,
    filas: jugadores,
    vacios,
    filtros,
  } = useBusqueda({
    recurso: 'jugadores',
    sinFiltros: SIN_FILTROS,
    busquedaDe,
    leer: (body) => call('POST /api/private/jugadores/search', { body }),
  });
  return (
    <ListFrame
      title="Jugadores"
      actions={
        <>
          <NuevoJugador />
          <ButtonLink to={rutasPrivadas.importarJugadores()}>Importar y exportar</ButtonLink>
        </>
      }
      filters={
        <Filtros {...filtros}>
          {(campo) => (
            <>
              <FiltroJugador {...campo('jugador')} />
              <FiltroLiga activas {...campo('liga')} />
            </>
          )}
        </Filtros>
      }
      query={consulta}
      summary={cuantos(jugadores.length, 'jugador', 'jugadores')}
      empty={jugadores.length === 0 ? <Ninguno sinFiltros={vacios} /> : null}
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
