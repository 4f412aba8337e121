import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { SOLICITUDES, TIPOS_SOLICITUD, type TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import {
  esTipoInscripcion,
  etiquetaDeTipo,
  TIPOS_INSCRIPCION,
  type TipoInscripcion,
} from '#domain/inscripcion/tipos.ts';
import { FilterForm } from '#web/ui/desk/filter-form.tsx';

/** `tipo` is a form, or what an enrolment is for. */
export const SIN_FILTROS = { texto: '', tipo: '', leida: '', atendida: '' };
export type FiltrosSolicitud = typeof SIN_FILTROS;

type Indicador = 'true' | 'false';

export type Busqueda = {
  tipo?: TipoSolicitud | undefined;
  inscripcion?: TipoInscripcion | undefined;
  texto?: string | undefined;
  leida?: Indicador | undefined;
  atendida?: Indicador | undefined;
};

const indicadorDe = (texto: string): Indicador | undefined =>
  texto === 'true' || texto === 'false' ? texto : undefined;

/** As much as the API takes. */
const MAX_TEXTO = 80;

/** The filters of the address as the API asks for them; what makes no sense filters nothing. */
export const busquedaDe = ({ texto, tipo, leida, atendida }: FiltrosSolicitud): Busqueda => ({
  tipo: TIPOS_SOLICITUD.find((uno) => uno === tipo),
  inscripcion: esTipoInscripcion(tipo) ? tipo : undefined,
  texto: texto.trim().slice(0, MAX_TEXTO) || undefined,
  leida: indicadorDe(leida),
  atendida: indicadorDe(atendida),
});

const FORMULARIO = [
  { value: '', label: 'Todas' },
  ...TIPOS_SOLICITUD.map((value) => ({ value, label: SOLICITUDES[value].todas })),
  {
    group: 'Inscripción en',
    items: TIPOS_INSCRIPCION.map((value) => ({ value, label: etiquetaDeTipo(value) })),
  },
];

const LEIDA = [
  { value: '', label: 'Leídas y sin leer' },
  { value: 'false', label: 'Sin leer' },
  { value: 'true', label: 'Leídas' },
];

const ATENDIDA = [
  { value: '', label: 'Atendidas y sin atender' },
  { value: 'false', label: 'Sin atender' },
  { value: 'true', label: 'Atendidas' },
];

/** Browsers send a form on Enter from a text field, not from a list. */
function buscarConIntro(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const Lista = (props: NativeSelectProps) => <NativeSelect {...props} onKeyDown={buscarConIntro} />;

type Props = { filtros: FiltrosSolicitud; buscar: (filtros: FiltrosSolicitud) => void };

/** Enter in any field, or Buscar, searches. look.md, "Private pages". */
export function Filtros({ filtros, buscar }: Props) {
  const [valores, setValores] = useState(filtros);
  useEffect(() => setValores(filtros), [filtros]);
  const campo = (nombre: keyof FiltrosSolicitud) => ({
    value: valores[nombre],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValores((antes) => ({ ...antes, [nombre]: value })),
  });
  const hay = Object.values(filtros).some((valor) => valor !== '');
  return (
    <FilterForm onSearch={() => buscar(valores)} onClear={hay ? () => buscar(SIN_FILTROS) : undefined}>
      <TextInput type="search" label="Nombre" placeholder="Nombre o apellido" {...campo('texto')} />
      <Lista label="Solicitud" data={FORMULARIO} {...campo('tipo')} />
      <Lista label="Lectura" data={LEIDA} {...campo('leida')} />
      <Lista label="Atención" data={ATENDIDA} {...campo('atendida')} />
    </FilterForm>
  );
}
