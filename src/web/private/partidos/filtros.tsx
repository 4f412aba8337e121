import { NativeSelect } from '@mantine/core';
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

const SOLO_APLAZADOS = '1';

const ESTADOS = [
  { value: '', label: 'Todos' },
  { value: SOLO_APLAZADOS, label: 'Aplazados' },
];

/** `todos` asks for every match instead of those of today and pending. */
export const SIN_FILTROS = { jugador: '', fecha: '', pista: '', liga: '', aplazados: '', todos: '' };
export type FiltrosPartido = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, fecha, pista, liga, aplazados }: FiltrosPartido): PartidoBuscar => ({
  jugador: jugador.trim() || null,
  fecha: diaDeFiltro(fecha),
  idPista: idDeFiltro(pista),
  idLiga: idDeFiltro(liga),
  aplazados: aplazados === SOLO_APLAZADOS,
});

function FiltroEstado({ valor, cambiar }: { valor: string; cambiar: (valor: string) => void }) {
  return (
    <NativeSelect
      label="Estado"
      data={ESTADOS}
      value={valor}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
    />
  );
}

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
      <FiltroEstado {...campo('aplazados')} />
    </FilterForm>
  );
}
