import type { PartidoBuscar } from '#contract/partidos.ts';
import {
  diaDeFiltro,
  FiltroFecha,
  FiltroJugador,
  FiltroLiga,
  FiltroPista,
  idDeFiltro,
  useFiltros,
} from '#web/club/mesa/filtros.tsx';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

/** `todos` asks for every match instead of those of today and pending. */
export const SIN_FILTROS = { jugador: '', fecha: '', pista: '', liga: '', todos: '' };
export type FiltrosPartido = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, fecha, pista, liga }: FiltrosPartido): PartidoBuscar => ({
  jugador: jugador.trim() || null,
  fecha: diaDeFiltro(fecha),
  idPista: idDeFiltro(pista),
  idLiga: idDeFiltro(liga),
});

type Props = { filtros: FiltrosPartido; buscar: (filtros: FiltrosPartido) => void };

/** Enter in any field, or Buscar, searches. Spec §2, "Partidos list". */
export function Filtros({ filtros, buscar }: Props) {
  const { valores, campo, hay } = useFiltros(filtros);
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <FiltroJugador {...campo('jugador')} />
      <FiltroFecha {...campo('fecha')} />
      <FiltroPista {...campo('pista')} />
      <FiltroLiga {...campo('liga')} />
    </FilterForm>
  );
}
