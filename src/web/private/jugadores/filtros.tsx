import type { JugadorBuscar } from '#contract/jugadores.ts';
import { FiltroJugador, FiltroLiga, idDeFiltro, useFiltros } from '#web/club/mesa/filtros.tsx';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

export const SIN_FILTROS = { jugador: '', liga: '' };
export type FiltrosJugador = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them. */
export const busquedaDe = ({ jugador, liga }: FiltrosJugador): JugadorBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDeFiltro(liga),
});

type Props = { filtros: FiltrosJugador; buscar: (filtros: FiltrosJugador) => void };

/** Enter in any field, or Buscar, searches. Spec §2, "Jugadores list". */
export function Filtros({ filtros, buscar }: Props) {
  const { valores, campo, hay } = useFiltros(filtros);
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <FiltroJugador {...campo('jugador')} />
      <FiltroLiga activas {...campo('liga')} />
    </FilterForm>
  );
}
