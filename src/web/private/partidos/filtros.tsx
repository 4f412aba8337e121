import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PartidoBuscar } from '#contract/partidos.ts';
import { esDia } from '#domain/fecha.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { useLigas, usePistas } from '#web/club/mesa/consultas.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { opcionesTodas } from '#web/club/mesa/opciones.ts';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

/** `todos` asks for every match instead of those of today and pending. */
export const SIN_FILTROS = { jugador: '', fecha: '', pista: '', liga: '', todos: '' };
export type FiltrosPartido = typeof SIN_FILTROS;

const idDe = (texto: string): number | null => (/^\d{1,9}$/.test(texto) ? Number(texto) : null);

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, fecha, pista, liga }: FiltrosPartido): PartidoBuscar => ({
  jugador: jugador.trim() || null,
  fecha: esDia(fecha) ? fecha : null,
  idPista: idDe(pista),
  idLiga: idDe(liga),
});

type Props = { filtros: FiltrosPartido; buscar: (filtros: FiltrosPartido) => void };

/** Enter in any field, or Buscar, searches. Spec §2, "Partidos list". */
export function Filtros({ filtros, buscar }: Props) {
  const [valores, setValores] = useState(filtros);
  useEffect(() => setValores(filtros), [filtros]);
  const cambiar = (cambios: Partial<FiltrosPartido>) => setValores((antes) => ({ ...antes, ...cambios }));
  const { data: pistas = [] } = usePistas();
  const { data: ligas = [] } = useLigas();
  const hay = Object.values(filtros).some((valor) => valor !== '');
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <TextInput
        label="Jugador"
        type="search"
        placeholder="Nombre o apellido"
        maxLength={80}
        value={valores.jugador}
        onChange={({ currentTarget }) => cambiar({ jugador: currentTarget.value })}
      />
      <CampoDia
        label="Fecha"
        value={esDia(valores.fecha) ? valores.fecha : null}
        onChange={(dia) => cambiar({ fecha: dia ?? '' })}
        clearable
      />
      <Elegir
        label="Pista"
        placeholder="Todas"
        clearable
        opciones={opcionesTodas(pistas)}
        value={idDe(valores.pista)}
        onChange={(id) => cambiar({ pista: id === null ? '' : String(id) })}
      />
      <Elegir
        label="Liga"
        placeholder="Todas"
        clearable
        opciones={opcionesTodas(ligas)}
        value={idDe(valores.liga)}
        onChange={(id) => cambiar({ liga: id === null ? '' : String(id) })}
      />
    </FilterForm>
  );
}
