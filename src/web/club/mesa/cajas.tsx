import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Group, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { CampoNumero } from './numero.tsx';

type Comun = { name: string; label: string; description?: string };
type Opcion = { value: string; label: string };
type DeTexto = { type?: 'tel' | 'email' | 'url'; description?: string; readOnly?: boolean };
type DeNumero = { corto?: boolean; description?: string };
type ConDescripcion = { description?: string };

/** A field of a form: what is read and written under its name, and how. */
export type Campo = Comun &
  (
    | ({ es: 'texto'; max: number } & DeTexto)
    | { es: 'lista'; data: readonly Opcion[] }
    | ({ es: 'numero' } & DeNumero)
    | { es: 'casilla' }
  );

export const texto = (name: string, label: string, max: number, mas: DeTexto = {}): Campo => ({
  es: 'texto',
  name,
  label,
  max,
  ...mas,
});
export const lista = (
  name: string,
  label: string,
  data: readonly Opcion[],
  mas: ConDescripcion = {},
): Campo => ({ es: 'lista', name, label, data, ...mas });
export const numero = (name: string, label: string, mas: DeNumero = {}): Campo => ({
  es: 'numero',
  name,
  label,
  ...mas,
});
export const casilla = (name: string, label: string): Campo => ({ es: 'casilla', name, label });

type DeForm<V> = { form: UseFormReturnType<V> };

function UnCampo<V>({ form, campo }: DeForm<V> & { campo: Campo }) {
  switch (campo.es) {
    case 'texto': {
      const { es: _, name, max, ...props } = campo;
      return <TextInput maxLength={max} {...props} {...form.getInputProps(name)} />;
    }
    case 'lista': {
      const { es: _, name, data, ...props } = campo;
      return <NativeSelect data={[...data]} {...props} {...form.getInputProps(name)} />;
    }
    case 'numero': {
      const { es: _, name, corto, ...props } = campo;
      return (
        <CampoNumero {...(corto && { className: 'max-w-xs' })} {...props} {...form.getInputProps(name)} />
      );
    }
    case 'casilla': {
      const { es: _, name, ...props } = campo;
      return <Checkbox {...props} {...form.getInputProps(name, { type: 'checkbox' })} />;
    }
    default:
      return campo satisfies never;
  }
}

const esLinea = (uno: Campo | readonly Campo[]): uno is readonly Campo[] => Array.isArray(uno);

type CamposProps<V> = DeForm<V> & {
  /** One under another; those of a list, as many a line as fit. */
  campos: readonly (Campo | readonly Campo[])[];
};

export const Campos = <V,>({ form, campos }: CamposProps<V>) =>
  campos.map((uno) =>
    esLinea(uno) ? (
      <div key={uno[0]?.name} className={fields.row}>
        {uno.map((campo) => (
          <UnCampo key={campo.name} form={form} campo={campo} />
        ))}
      </div>
    ) : (
      <UnCampo key={uno.name} form={form} campo={uno} />
    ),
  );

/** A part of the settings: what it holds now in a line and, unfolded, its fields. */
export type Caja<V> = {
  icon: Icon;
  title: string;
  hint?: ReactNode;
  summary: (valores: V) => ReactNode;
  /** It comes open. */
  abierta?: boolean;
  campos?: CamposProps<V>['campos'];
  /** What no table of fields says. */
  dentro?: (form: UseFormReturnType<V>) => ReactNode;
};

export const Cajas = <V,>({
  titulo,
  cajas,
  form,
}: DeForm<V> & { titulo: string; cajas: readonly Caja<V>[] }) => (
  <Group title={titulo}>
    {cajas.map(({ title, summary, abierta = false, campos = [], dentro, ...resto }) => (
      <Section key={title} title={title} folded={!abierta} summary={summary(form.values)} {...resto}>
        <Campos form={form} campos={campos} />
        {dentro?.(form)}
      </Section>
    ))}
  </Group>
);
