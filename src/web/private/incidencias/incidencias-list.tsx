import { useState } from 'react';
import type { IncidenciaBuscar, IncidenciaFila } from '#contract/incidencias.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { diaDeFiltro, FiltroFecha, FiltroJugador, FiltroLiga, idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Filtros, useBusqueda } from '#web/club/mesa/use-busqueda.tsx';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { useReadOnly } from '#web/ui/reach.ts';
import { Lesionados } from './lesionados.tsx';

const SIN_FILTROS = { jugador: '', liga: '', fecha: '' };

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, liga, fecha }: typeof SIN_FILTROS): IncidenciaBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDeFiltro(liga),
  fecha: diaDeFiltro(fecha),
});

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
  if (useReadOnly()) return null;
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

function Ninguna({ sinFiltros }: { sinFiltros: boolean }) {
  if (!sinFiltros) return <Vacio titulo="Ninguna incidencia es así">Cambia o quita los filtros.</Vacio>;
  return (
    <Vacio titulo="Todavía no hay incidencias" accion={<NuevaIncidencia />}>
      Apunta qué días no puede jugar alguien y no se le ofrecerá para esos partidos.
    </Vacio>
  );
}

export default function IncidenciasList() {
  const {
    consulta,
    filas: incidencias,
    vacios,
    filtros,
  } = useBusqueda({
    recurso: 'incidencias',
    sinFiltros: SIN_FILTROS,
    busquedaDe,
    leer: (body) => call('POST /api/private/incidencias/search', { body }),
  });
  return (
    <ListFrame
      title="Incidencias"
      actions={<Acciones />}
      filters={
        <Filtros {...filtros}>
          {(campo) => (
            <>
              <FiltroJugador {...campo('jugador')} />
              <FiltroLiga {...campo('liga')} />
              <FiltroFecha {...campo('fecha')} />
            </>
          )}
        </Filtros>
      }
      query={consulta}
      summary={cuantos(incidencias.length, 'incidencia', 'incidencias')}
      empty={incidencias.length === 0 ? <Ninguna sinFiltros={vacios} /> : null}
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
