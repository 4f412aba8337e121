import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { normalizarTexto } from '#domain/texto.ts';

export type Opcion = { value: number; label: string };

type ElegirProps = {
  label: string;
  opciones: readonly Opcion[];
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  /** Says what no choice means ("Todas", "Sin pista"). */
  placeholder?: string;
  clearable?: boolean;
  required?: boolean;
  disabled?: boolean;
  description?: ReactNode;
  size?: 'xs' | 'sm';
};

/** Every word typed is somewhere in the name, whatever its case and accents. */
const sinAcentos: OptionsFilter<number> = ({ options, search }) => {
  const palabras = normalizarTexto(search).split(' ');
  return (options as ComboboxItem<number>[]).filter(({ label }) => {
    const nombre = normalizarTexto(label);
    return palabras.every((palabra) => nombre.includes(palabra));
  });
};

/**
 * Enter takes what is shown as the one to take. The kit forgets which it is a moment after the list opens, so a
 * name that was pasted, or typed on a busy machine, would not be taken.
 */
function tomarSenalada(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const lista = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const senalada = lista?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!senalada) return;
  event.preventDefault();
  event.stopPropagation();
  senalada.click();
}

/** One of many by its name: typing narrows, Enter takes. */
export function Elegir({ opciones, clearable = false, ...resto }: ElegirProps) {
  return (
    <Select<number>
      {...resto}
      data={opciones as Opcion[]}
      filter={sinAcentos}
      searchable
      openOnFocus={false}
      clearable={clearable}
      allowDeselect={false}
      selectFirstOptionOnChange
      onKeyDownCapture={tomarSenalada}
      clearButtonProps={{
        'aria-label': `Vaciar ${resto.label.toLowerCase()}`,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      nothingFoundMessage="Nada se llama así"
      maxDropdownHeight={280}
    />
  );
}
