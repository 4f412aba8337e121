import { useMemo, useState } from 'react';
import type { Liga } from '#contract/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/desk/data-table.tsx';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { useListState } from '#web/ui/desk/return-to.ts';
import { useUrlFilters } from '#web/ui/desk/use-url-filters.ts';
import { BotonAcciones, DialogoAcciones } from './acciones.tsx';
import { AccionesLista } from './acciones-lista.tsx';
import { COLUMNAS } from './columnas.tsx';
import { Filtros, filtrar, SIN_FILTROS } from './filtros.tsx';

export const meta = () => metaDe({ titulo: 'Ligas', oculta: true });

const conAcciones = (abrir: (liga: Liga) => void): readonly Column<Liga>[] => [
  ...COLUMNAS,
  { id: 'acciones', title: 'Acciones', cell: (liga) => <BotonAcciones liga={liga} abrir={abrir} /> },
];

function Tabla({ ligas }: { ligas: readonly Liga[] }) {
  const [abierta, abrir] = useState<Liga | null>(null);
  const columnas = useMemo(() => conAcciones(abrir), []);
  return (
    <>
      <DataTable
        label="Ligas"
        columns={columnas}
        rows={ligas}
        to={({ id }) => rutasPrivadas.liga(id)}
        nameOf={({ nombre }) => nombre}
      />
      <DialogoAcciones liga={abierta} cerrar={() => abrir(null)} />
    </>
  );
}

function NuevaLiga() {
  return (
    <ButtonLink look="action" to={rutasPrivadas.liga(0)} state={useListState()}>
      Nueva liga
    </ButtonLink>
  );
}

const SinLigas = ({ sinFiltros }: { sinFiltros: boolean }) => (
  <Vacio
    titulo={sinFiltros ? 'Todavía no hay ligas' : 'Ninguna liga es así'}
    accion={sinFiltros ? <NuevaLiga /> : null}
  >
    {sinFiltros ? 'Crea la primera para apuntar jugadores y partidos.' : 'Cambia o quita los filtros.'}
  </Vacio>
);

export default function LigasList() {
  const consulta = useLigas();
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const ligas = filtrar(consulta.data ?? [], filters);
  const activas = ligas.filter(({ estado }) => estado === 'activa').length;
  return (
    <ListFrame
      title="Ligas"
      actions={
        <>
          <ButtonLink to={rutasPrivadas.temporada()}>Cerrar la temporada</ButtonLink>
          <AccionesLista />
          <NuevaLiga />
        </>
      }
      filters={<Filtros filtros={filters} buscar={search} recargar={() => consulta.refetch()} />}
      query={consulta}
      summary={`${cuantos(ligas.length, 'liga', 'ligas')} · ${cuantos(activas, 'activa', 'activas')}`}
      empty={ligas.length === 0 ? <SinLigas sinFiltros={isEmpty} /> : null}
    >
      <Tabla ligas={ligas} />
    </ListFrame>
  );
}
