import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { busquedaDe, Filtros, type FiltrosRegistro, SIN_FILTROS } from './filtros.tsx';
import { enGrupos } from './grupos.ts';
import { Lineas } from './lineas.tsx';

export const meta = () => metaDe({ titulo: 'Registros', oculta: true });

/** Always asked again: the log grows with everything that is done. */
function useRegistros(filtros: FiltrosRegistro) {
  const query = busquedaDe(filtros);
  return useQuery({
    queryKey: ['registros', query],
    queryFn: () => call('GET /api/private/log/lineas', { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Who did what and when, newest first. */
export default function Logs() {
  const { filters, isEmpty, search } = useUrlFilters(SIN_FILTROS);
  const consulta = useRegistros(filters);
  const grupos = useMemo(() => enGrupos(consulta.data ?? []), [consulta.data]);
  const buscar = (filtros: Partial<FiltrosRegistro>, paso?: { replace: boolean }) => {
    if (!search(filtros, paso)) consulta.refetch();
  };
  // With nothing kept there is nothing to filter.
  const nada = isEmpty && consulta.data?.length === 0;
  const vacio = (
    <Vacio
      titulo={isEmpty ? 'Nadie ha cambiado nada todavía' : mensajes.sinRegistros}
      accion={isEmpty ? <ButtonLink to="?todo=1">Ver también quién ha entrado</ButtonLink> : null}
    >
      {isEmpty
        ? 'Aquí queda cada cambio, como «10:40, berta: partido aplazado», con el botón para deshacerlo.'
        : 'Cambia o quita los filtros.'}
    </Vacio>
  );
  return (
    <ListFrame
      title="Registros"
      filters={nada ? null : <Filtros filtros={filters} buscar={buscar} />}
      query={consulta}
      summary={nada ? undefined : cuantos(grupos.length, 'registro', 'registros')}
      empty={grupos.length === 0 ? vacio : null}
    >
      <Lineas key={filters.texto} grupos={grupos} desplegado={filters.texto !== ''} />
    </ListFrame>
  );
}
