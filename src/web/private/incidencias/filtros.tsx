import type { IncidenciaBuscar } from '#contract/incidencias.ts';
import {
  diaDeFiltro,
  FiltroFecha,
  FiltroJugador,
  FiltroLiga,
  idDeFiltro,
  useFiltros,
} from '#web/club/mesa/filtros.tsx';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

export const SIN_FILTROS = { jugador: '', liga: '', fecha: '' };
export type FiltrosIncidencia = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, liga, fecha }: FiltrosIncidencia): IncidenciaBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDeFiltro(liga),
  fecha: diaDeFiltro(fecha),
});

type Props = { filtros: FiltrosIncidencia; buscar: (filtros: FiltrosIncidencia) => void };

/** Enter in any field, or Buscar, searches. Spec §2, "Incidencias list". */
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
