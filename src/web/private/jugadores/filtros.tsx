import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { JugadorBuscar } from '#contract/jugadores.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { opcionesActivas } from '#web/club/mesa/opciones.ts';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

export const SIN_FILTROS = { jugador: '', liga: '' };
export type FiltrosJugador = typeof SIN_FILTROS;

const idDe = (texto: string): number | null => (/^\d{1,9}$/.test(texto) ? Number(texto) : null);

/** The filters of the address as the API asks for them. */
export const busquedaDe = ({ jugador, liga }: FiltrosJugador): JugadorBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDe(liga),
});

type Props = { filtros: FiltrosJugador; buscar: (filtros: FiltrosJugador) => void };

/** Enter in any field, or Buscar, searches. Spec §2, "Jugadores list". */
export function Filtros({ filtros, buscar }: Props) {
  const [valores, setValores] = useState(filtros);
  useEffect(() => setValores(filtros), [filtros]);
  const { data: ligas = [] } = useLigas();
  const hay = filtros.jugador !== '' || filtros.liga !== '';
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <TextInput
        label="Jugador"
        type="search"
        placeholder="Nombre o apellido"
        maxLength={80}
        value={valores.jugador}
        onChange={({ currentTarget: { value } }) => setValores((antes) => ({ ...antes, jugador: value }))}
      />
      <Elegir
        label="Liga"
        placeholder="Todas"
        clearable
        opciones={opcionesActivas(ligas, idDe(valores.liga))}
        value={idDe(valores.liga)}
        onChange={(id) => setValores((antes) => ({ ...antes, liga: id === null ? '' : String(id) }))}
      />
    </FilterForm>
  );
}
