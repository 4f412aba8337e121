import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { IncidenciaBuscar } from '#contract/incidencias.ts';
import { esDia } from '#domain/fecha.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { Elegir } from '#web/club/mesa/elegir.tsx';
import { opcionesTodas } from '#web/club/mesa/opciones.ts';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

export const SIN_FILTROS = { jugador: '', liga: '', fecha: '' };
export type FiltrosIncidencia = typeof SIN_FILTROS;

const idDe = (texto: string): number | null => (/^\d{1,9}$/.test(texto) ? Number(texto) : null);

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ jugador, liga, fecha }: FiltrosIncidencia): IncidenciaBuscar => ({
  jugador: jugador.trim() || null,
  idLiga: idDe(liga),
  fecha: esDia(fecha) ? fecha : null,
});

type Props = { filtros: FiltrosIncidencia; buscar: (filtros: FiltrosIncidencia) => void };

/** Enter in any field, or Buscar, searches. Spec §2, "Incidencias list". */
export function Filtros({ filtros, buscar }: Props) {
  const [valores, setValores] = useState(filtros);
  useEffect(() => setValores(filtros), [filtros]);
  const cambiar = (cambios: Partial<FiltrosIncidencia>) => setValores((antes) => ({ ...antes, ...cambios }));
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
      <Elegir
        label="Liga"
        placeholder="Todas"
        clearable
        opciones={opcionesTodas(ligas)}
        value={idDe(valores.liga)}
        onChange={(id) => cambiar({ liga: id === null ? '' : String(id) })}
      />
      <CampoDia
        label="Fecha"
        value={esDia(valores.fecha) ? valores.fecha : null}
        onChange={(dia) => cambiar({ fecha: dia ?? '' })}
        clearable
      />
    </FilterForm>
  );
}
