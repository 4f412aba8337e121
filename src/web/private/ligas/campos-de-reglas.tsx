import { Checkbox, Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Reglas } from '#domain/liga/reglas.ts';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import type { ValoresLiga } from './valores.ts';

export type Props = { form: UseFormReturnType<ValoresLiga> };

export function Grupo({ titulo, ayuda, children }: { titulo: string; ayuda: string; children: ReactNode }) {
  return (
    <div className="mb-4 grid break-inside-avoid gap-2 border-t border-hairline pt-4">
      <h2 className="text-m">{titulo}</h2>
      <p className="max-w-measure text-s text-ink-soft">{ayuda}</p>
      {children}
    </div>
  );
}

type Numerica =
  | 'ascensos'
  | 'promociones'
  | 'saltoPrimero'
  | 'saltoUltimo'
  | 'puntosCiclo'
  | 'semanasCiclo'
  | 'grupoMin'
  | 'grupoMax'
  | 'horasRespuesta'
  | 'plazoResultado'
  | 'suplencias'
  | 'retoPuestos'
  | 'retoDias';
type NumeroProps = Props & { campo: Numerica; label: string; min: number; max: number; description?: string };

export function Numero({ form, campo, ...props }: NumeroProps) {
  return <CampoNumero {...props} {...form.getInputProps(`reglas.${campo}`)} />;
}

type CasillaProps = Props & { campo: keyof Reglas; label: string; description?: string };

export const Casilla = ({ form, campo, ...props }: CasillaProps) => (
  <Checkbox {...props} {...form.getInputProps(`reglas.${campo}`, { type: 'checkbox' })} />
);

type UnaDeProps = Props & {
  campo: 'medida' | 'siIgualan' | 'sistema' | 'rechazo' | 'anotan' | 'sinRespuesta' | 'alVencer' | 'alIrse';
  label: string;
  opciones: Readonly<Record<string, string>>;
};

/** One of a few, each in a line. */
export const UnaDe = ({ form, campo, label, opciones }: UnaDeProps) => (
  <Radio.Group label={label} {...form.getInputProps(`reglas.${campo}`)}>
    <div className={fields.stack}>
      {Object.entries(opciones).map(([valor, texto]) => (
        <Radio key={valor} value={valor} label={texto} />
      ))}
    </div>
  </Radio.Group>
);
