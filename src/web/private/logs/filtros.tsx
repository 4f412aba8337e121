import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { esDia } from '#domain/fecha.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { filtrosPuestos } from '#web/club/mesa/filtros.tsx';
import { FilterForm } from '#web/ui/desk/list-frame.tsx';

/** `todo`: also who came and went, and what was only read; without it, changes alone. */
export const SIN_FILTROS = { texto: '', dia: '', todo: '' };
export type FiltrosRegistro = typeof SIN_FILTROS;

/** The filters of the address as the API asks for them; what is no day filters nothing. */
export const busquedaDe = ({ texto, dia, todo }: FiltrosRegistro) => ({
  cambios: todo === '' ? 'true' : 'false',
  texto: texto.trim() || null,
  dia: esDia(dia) ? dia : null,
});

type Props = { filtros: FiltrosRegistro; buscar: (filtros: FiltrosRegistro) => void };

/** Enter in any field, or Buscar, searches. */
export function Filtros({ filtros, buscar }: Props) {
  const [valores, setValores] = useState(filtros);
  useEffect(() => setValores(filtros), [filtros]);
  const puestos = filtrosPuestos({ ...filtros, todo: '' });
  return (
    <FilterForm
      onSearch={() => buscar(valores)}
      onClear={puestos ? () => buscar(SIN_FILTROS) : undefined}
      given={puestos}
    >
      <TextInput
        label="Texto"
        type="search"
        placeholder="Persona, liga, marcador…"
        maxLength={100}
        value={valores.texto}
        onChange={({ currentTarget: { value } }) => setValores((antes) => ({ ...antes, texto: value }))}
      />
      <CampoDia
        label="Día"
        value={esDia(valores.dia) ? valores.dia : null}
        onChange={(dia) => setValores((antes) => ({ ...antes, dia: dia ?? '' }))}
        clearable
      />
      <Checkbox
        label="Sólo cambios"
        checked={valores.todo === ''}
        onChange={({ currentTarget: { checked } }) => buscar({ ...valores, todo: checked ? '' : '1' })}
      />
    </FilterForm>
  );
}
