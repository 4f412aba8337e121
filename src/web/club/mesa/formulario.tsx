import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import {
  type Campo,
  type Campos,
  type Clase,
  enFormulario,
  enPalabras,
  etiquetaDe,
  type Formulario,
  faltasEn,
  opcionesDe,
} from '#domain/campos.ts';
import { queryClient } from '#web/platform/queries.ts';
import type { Column } from '#web/ui/desk/data-table.tsx';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { useJugadores, useLigas, usePistas } from './consultas.ts';
import { CampoDia, fechaConDia } from './dias.tsx';
import { Elegir, opcionesActivas } from './elegir.tsx';
import type { Resumen } from './ficha.tsx';

// biome-ignore lint/suspicious/noExplicitAny: whatever a form holds
type Form = UseFormReturnType<any>;

/** What a screen says of its own of a field. */
export type Ajustes = {
  label?: string;
  description?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
};

type ControlProps = Ajustes & { campo: Campo; nombre: string; form: Form; autoFocus: boolean };

/** What a box of text says to the keyboard of a phone. */
const TECLADO: Partial<Record<Clase, object>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  telefono: { type: 'tel', autoComplete: 'off' },
};

const Texto = ({ campo, nombre, form, ...ajustes }: ControlProps) => (
  <TextInput
    {...TECLADO[campo.clase]}
    maxLength={campo.max}
    withAsterisk={campo.falta !== undefined}
    {...ajustes}
    {...form.getInputProps(nombre)}
  />
);

const Parrafo = ({ campo, nombre, form, ...ajustes }: ControlProps) => (
  <Textarea autosize minRows={2} maxLength={campo.max} {...ajustes} {...form.getInputProps(nombre)} />
);

const Lista = ({ campo, nombre, form, ...ajustes }: ControlProps) => (
  <NativeSelect data={opcionesDe(campo)} {...ajustes} {...form.getInputProps(nombre)} />
);

const SiNo = ({ campo: _, nombre, form, ...ajustes }: ControlProps) => (
  <Checkbox {...ajustes} {...form.getInputProps(nombre, { type: 'checkbox' })} />
);

const Fecha = ({ campo, nombre, form, autoFocus: _, label = '', description, ...ajustes }: ControlProps) => (
  <CampoDia
    label={label}
    {...(typeof description === 'string' && { description })}
    clearable={campo.opcional !== undefined}
    value={form.values[nombre] || null}
    onChange={(dia) => form.setFieldValue(nombre, dia)}
    error={form.errors[nombre]}
    {...ajustes}
  />
);

/** What is chosen of another list, by its class: what is read and who is offered. */
const LISTAS = {
  liga: { clave: 'ligas', use: useLigas },
  pista: { clave: 'pistas', use: usePistas },
  jugador: { clave: 'jugadores', use: useJugadores },
} as const;
type DeOtra = keyof typeof LISTAS;

const esDeOtra = (clase: Clase): clase is DeOtra => clase in LISTAS;

type ConNombre = { id: number; nombre: string; estado: string };

function DeOtraLista({ campo, nombre, form, autoFocus: _, label = '', ...ajustes }: ControlProps) {
  const { data = [] } = LISTAS[campo.clase as DeOtra].use();
  const elegida: number | null = form.values[nombre];
  const todas: readonly ConNombre[] = data;
  return (
    <Elegir
      label={label}
      clearable={campo.opcional !== undefined}
      opciones={
        campo.clase === 'jugador'
          ? todas.map(({ id, nombre: suyo }) => ({ value: id, label: suyo }))
          : opcionesActivas(todas, elegida)
      }
      value={elegida}
      onChange={(id) => form.setFieldValue(nombre, id)}
      error={form.errors[nombre]}
      {...ajustes}
    />
  );
}

const CONTROLES = {
  nombre: Texto,
  texto: Texto,
  email: Texto,
  telefono: Texto,
  parrafo: Parrafo,
  lista: Lista,
  siNo: SiNo,
  fecha: Fecha,
  liga: DeOtraLista,
  pista: DeOtraLista,
  jugador: DeOtraLista,
  // How a match ended is written by its own screen.
  desenlace: () => null,
} satisfies Record<Clase, (props: ControlProps) => ReactNode>;

type InputProps = { campos: Campos; nombre: string; form: Form; ajustes?: Ajustes | undefined };

/** The box of a field: which one, its words and its limits are those of its table. */
export function Entrada({ campos, nombre, form, ajustes = {} }: InputProps) {
  const campo = campos[nombre];
  if (!campo) return null;
  const Control = CONTROLES[campo.clase];
  const dicho = ajustes['aria-label'] ? {} : { label: etiquetaDe(campo) };
  return (
    <Control
      {...{ campo, nombre, form, ...dicho }}
      {...(campo.ayuda && { description: campo.ayuda })}
      autoFocus={campo.clase === 'nombre' && Object.keys(campos)[0] === nombre && mayFocus()}
      {...ajustes}
    />
  );
}

/** A value in words; of something of another list, its name. */
function dicho(campo: Campo, valor: unknown): string {
  if (campo.clase === 'fecha') return valor ? fechaConDia(String(valor)) : '';
  if (!esDeOtra(campo.clase)) return enPalabras(campo, valor);
  const lista = queryClient.getQueryData<readonly ConNombre[]>([LISTAS[campo.clase].clave]);
  return lista?.find(({ id }) => id === valor)?.nombre ?? '';
}

/** The lists that those fields are chosen from: the form waits for them. */
export const useListasDe = (campos: Campos) =>
  [...new Set(Object.values(campos).map(({ clase }) => clase))]
    .filter(esDeOtra)
    // The fields of an entity are always the same.
    .map((clase) => LISTAS[clase].use());

type Valores = Record<string, unknown>;

/** What a form holds of an entity, what is wrong in it and how it reads. */
export type Forma<V extends Valores> = {
  campos: Campos;
  /** Of null, that of a new one. */
  valores: (entidad: Valores | null) => V;
  faltas: (valores: V) => Record<string, string | null>;
  resumen: (valores: V) => Resumen;
};

/** All of it, from the table of its fields. */
export const formaDe = <const T extends Campos>(campos: T): Forma<Formulario<T>> => ({
  campos,
  valores: (entidad) => enFormulario(campos, entidad),
  faltas: (valores) => faltasEn(campos, valores),
  resumen: (valores) =>
    Object.entries(campos).map(([nombre, campo]) => [etiquetaDe(campo), dicho(campo, valores[nombre])]),
});

/** A field as a column: of nobody, it is left out. */
export function columnaDelCampo<F>(campos: Campos, nombre: string): Column<F> {
  const campo = campos[nombre];
  const texto = (fila: F) => (campo ? dicho(campo, (fila as Valores)[nombre]) : '');
  return {
    id: nombre,
    title: campo ? etiquetaDe(campo) : nombre,
    cell: texto,
    sort: texto,
    says: (fila) => texto(fila) !== '',
  };
}
