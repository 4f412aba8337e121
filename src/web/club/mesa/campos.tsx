import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { CampoDia } from './dias.tsx';
import { CampoNumero } from './numero.tsx';

type Opcion<T = string> = { value: T; label: string };
/** What is said of a field besides its name and its limits. */
export type Ajustes = {
  label?: string;
  description?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  /** Of what is chosen of another list: whom it offers, and what choosing brings. */
  opciones?: readonly { value: number; label: string }[];
  onChange?: (id: number | null) => void;
  /** Of a day that is not said yet, the one whose month it opens at. */
  abreEn?: string;
};
type DeTexto = Ajustes &
  Pick<
    ComponentProps<typeof TextInput>,
    'type' | 'inputMode' | 'readOnly' | 'autoComplete' | 'autoFocus' | 'withAsterisk'
  >;
type DeLista = Ajustes & { esNumero?: boolean; required?: boolean; 'data-autofocus'?: boolean };
type DeNumero = Ajustes & { corto?: boolean; euros?: boolean; decimales?: number };
type DeDia = Ajustes & Pick<ComponentProps<typeof CampoDia>, 'clearable' | 'required'>;

/** How fields stand together. */
const FORMAS = {
  /** As many a line as fit. */
  linea: fields.row,
  /** Of a few letters each. */
  cortos: cx('grid grid-fit-4xs items-end gap-x-3 gap-y-2'),
  /** Two a line, also on a phone. */
  pares: cx('grid grid-cols-2 gap-x-3 gap-y-2'),
  /** Groups, as many beside one another as fit. */
  grupos: cx('grid grid-fit-sm items-start gap-x-6 gap-y-4'),
  filas: cx('grid gap-4'),
  /** What it is called, and its prices. */
  conPrecio: cx('grid items-end gap-x-3 gap-y-2 md:grid-cols-5 md:*:first:col-span-2'),
  casillas: cx('flex flex-wrap gap-x-3 gap-y-2'),
  muchas: cx('grid grid-fit-xs gap-x-4 gap-y-3'),
  boton: fields.pair,
  pila: cx('grid min-w-0 content-start gap-2'),
  estrecho: cx('max-w-xs'),
} as const;

/** Fields that go together; what is null leaves its place. */
export const en = (forma: keyof typeof FORMAS, ...campos: ReactNode[]): ReactNode =>
  createElement('div', { className: FORMAS[forma] }, ...campos);

/** What goes together, under its name. */
export const grupo = (titulo: string, ...campos: ReactNode[]): ReactNode =>
  createElement(
    'fieldset',
    { className: cx('m-0 grid min-w-0 content-start gap-2 border-0 p-0') },
    <legend className="p-0 font-semibold">{titulo}</legend>,
    ...campos,
  );

/** What there is of each of a list: its fields are named by their place. */
export const cada = <T,>(lista: readonly T[], de: (uno: T, lugar: number) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
  lista.map((uno, lugar) => <Fragment key={lugar}>{de(uno, lugar)}</Fragment>);

/** The same, as a numbered list. */
export const listaDe = <T,>(
  lista: readonly T[],
  de: (uno: T, lugar: number) => ReactNode,
  forma: 'filas' | 'grupos' = 'filas',
): ReactNode => (
  <ol className={FORMAS[forma]}>
    {lista.map((uno, lugar) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
      <li key={lugar}>{de(uno, lugar)}</li>
    ))}
  </ol>
);

const conOculto = (texto: string, oculto: string): ReactNode => (
  <>
    {texto}
    <span className="visually-hidden"> {oculto}</span>
  </>
);

// biome-ignore lint/suspicious/noExplicitAny: whatever a form holds
type Form = UseFormReturnType<any>;

/** What is wrong with a whole group: it has no field of its own, and the focus goes to it. */
const falta = (form: Form, name: string): ReactNode =>
  form.errors[name] ? (
    <p className="text-s text-bad" tabIndex={-1} data-falta>
      {form.errors[name]}
    </p>
  ) : null;

/** Those that are ticked, in the order of the options. */
function varias<T>(form: Form, name: string, opciones: readonly Opcion<T>[], forma: 'casillas' | 'muchas') {
  const { value, onChange } = form.getInputProps(name);
  const poner = (una: T, si: boolean) =>
    onChange(
      opciones.map((opcion) => opcion.value).filter((otra) => (otra === una ? si : value.includes(otra))),
    );
  return (
    <>
      <div className={FORMAS[forma]}>
        {opciones.map((una) => (
          <Checkbox
            key={String(una.value)}
            label={una.label}
            checked={value.includes(una.value)}
            aria-invalid={form.errors[name] ? true : undefined}
            onChange={({ currentTarget }) => poner(una.value, currentTarget.checked)}
          />
        ))}
      </div>
      {falta(form, name)}
    </>
  );
}

/** Of another site none: a picture that is kept here, or that is uploaded. */
function foto(form: Form, name: string, label: string, description: string): ReactNode {
  const { value, onChange, error } = form.getInputProps(name);
  return (
    <ElegirFoto
      {...{ label, description, error }}
      decorative
      value={value ? { src: value, alt: '' } : null}
      onChange={(nueva) => onChange(nueva?.src ?? '')}
    />
  );
}

/** Which number, or which text, of a few. */
function lista(form: Form, name: string, data: readonly Opcion[], { esNumero = false, ...dicho }: DeLista) {
  const { value, onChange, ...campo } = form.getInputProps(name);
  return (
    <NativeSelect
      {...{ ...dicho, ...campo }}
      data={[...data]}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(esNumero ? Number(currentTarget.value) : currentTarget.value)}
    />
  );
}

const filasDe = (form: Form) => ({
  /** Takes away what is in that place of a list. */
  quitar: (lista: string, lugar: number, que: string) => (
    <Button size="s" look="ghost" onClick={() => form.removeListItem(lista, lugar)}>
      {conOculto('Quitar', que)}
    </Button>
  ),
  /** One more at the end of a list. */
  anadir: (a: string, nuevo: unknown, texto: string, oculto = '') =>
    en(
      'boton',
      <Button size={oculto ? 's' : 'm'} onClick={() => form.insertListItem(a, nuevo)}>
        {oculto ? conOculto(texto, oculto) : texto}
      </Button>,
    ),
});

/** The fields of a form, each told in a line: its name in the values, how it is called, and its limits. */
export function camposDe<V>(suyo: UseFormReturnType<V>) {
  const form: Form = suyo;
  const de = (name: string) => form.getInputProps(name);
  return {
    texto: (name: string, label: string, max: number | undefined, mas?: DeTexto) => (
      <TextInput {...{ label, ...mas }} maxLength={max} {...de(name)} />
    ),
    parrafo: (
      name: string,
      label: string,
      max: number | undefined,
      mas?: Ajustes & { minRows?: number; maxRows?: number },
    ) => <Textarea {...{ label, minRows: 2, ...mas }} autosize maxLength={max} {...de(name)} />,
    lista: (name: string, label: string, data: readonly Opcion[], mas?: DeLista) =>
      lista(form, name, data, { label, ...mas }),
    numero: (name: string, label: string, { corto, ...mas }: DeNumero = {}) => (
      <CampoNumero {...{ label, ...mas, ...(corto && { className: FORMAS.estrecho }) }} {...de(name)} />
    ),
    euros: (name: string, label: string) => <CampoNumero label={label} euros {...de(name)} />,
    dia: (name: string, label: string, mas?: DeDia) => (
      <CampoDia {...{ label, ...mas }} {...de(name)} value={de(name).value || null} />
    ),
    casilla: (name: string, label: string, mas?: Ajustes) => (
      <Checkbox {...{ label, ...mas }} {...form.getInputProps(name, { type: 'checkbox' })} />
    ),
    /** What there is or not, whole. */
    siHay: (name: string, label: string, nueva: unknown) => (
      <Checkbox
        label={label}
        checked={de(name).value !== null}
        onChange={({ currentTarget }) => de(name).onChange(currentTarget.checked ? nueva : null)}
      />
    ),
    varias: <T,>(name: string, opciones: readonly Opcion<T>[], forma: 'casillas' | 'muchas' = 'casillas') =>
      varias(form, name, opciones, forma),
    foto: (name: string, label: string, description: string) => foto(form, name, label, description),
    falta: (name: string) => falta(form, name),
    ...filasDe(form),
  };
}

export type Campos = ReturnType<typeof camposDe>;
