import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { useState } from 'react';
import type { MarcaContenido } from '#contract/contenidos.ts';
import { normalizarTexto } from '#domain/texto.ts';

const GRUPOS: Record<MarcaContenido['grupo'], string> = {
  club: 'El club',
  buzones: 'Correos',
  escuela: 'Escuela',
  campus: 'Campus',
  ligas: 'Ligas',
  web: 'Esta web',
};

type Grupo = { group: string; items: ComboboxItem[] };

const opcion = ({ nombre, titulo, valor }: MarcaContenido): ComboboxItem => ({
  value: nombre,
  label: valor ? `${titulo}: ${valor}` : titulo,
});

const agrupadas = (marcas: readonly MarcaContenido[]): Grupo[] =>
  Object.entries(GRUPOS).map(([grupo, group]) => ({
    group,
    items: marcas.filter((marca) => marca.grupo === grupo).map(opcion),
  }));

/** Whatever the case and the accents. */
const sinAcentos: OptionsFilter = ({ options, search }) => {
  const buscado = normalizarTexto(search);
  return (options as Grupo[])
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ label }) => normalizarTexto(label).includes(buscado)),
    }))
    .filter(({ items }) => items.length > 0);
};

export type InsertarMarcaProps = {
  marcas: readonly MarcaContenido[];
  onElegir: (nombre: string) => void;
};

/** The values of the club that a text can take, by name. Choosing one writes it where the cursor was. */
export function InsertarMarca({ marcas, onElegir }: InsertarMarcaProps) {
  const [busqueda, setBusqueda] = useState('');
  return (
    <Select
      aria-label="Insertar un dato del club"
      placeholder="Insertar un dato del club…"
      size="xs"
      w="15rem"
      data={agrupadas(marcas)}
      filter={sinAcentos}
      searchable
      selectFirstOptionOnChange
      value={null}
      searchValue={busqueda}
      onSearchChange={setBusqueda}
      onChange={(nombre) => {
        setBusqueda('');
        if (nombre) onElegir(nombre);
      }}
      nothingFoundMessage="Ningún dato se llama así"
      maxDropdownHeight={320}
      comboboxProps={{ width: 360, position: 'bottom-end' }}
    />
  );
}
