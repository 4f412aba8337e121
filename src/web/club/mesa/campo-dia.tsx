import { DateInput } from '@mantine/dates';
import { type FocusEvent, useState } from 'react';
import type { Dia } from '#domain/fecha.ts';
import { diaEscrito } from './dia-escrito.ts';
import { hoyDelClub } from './hoy.ts';

export type CampoDiaProps = {
  label: string;
  value: Dia | null;
  onChange: (dia: Dia | null) => void;
  error?: React.ReactNode;
  clearable?: boolean;
  disabled?: boolean;
  required?: boolean;
  description?: string;
  size?: 'xs' | 'sm';
};

const NO_EXISTE = 'Esa fecha no existe o le falta algo: escríbela como 21/11/2026.';

const CALENDARIO = {
  previousLabel: 'Mes anterior',
  nextLabel: 'Mes siguiente',
} as const;

/** A day, typed as dd/mm/aaaa or picked. What is not a day is said, and the day before it stays. */
export function CampoDia({ value, onChange, error, clearable = false, ...resto }: CampoDiaProps) {
  const [mal, setMal] = useState<string | null>(null);
  const alSalir = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const texto = currentTarget.value;
    setMal(texto === '' || diaEscrito(texto, hoyDelClub()) ? null : NO_EXISTE);
  };
  return (
    <DateInput
      {...resto}
      {...CALENDARIO}
      value={value}
      onChange={(dia) => {
        setMal(null);
        onChange(dia);
      }}
      onBlur={alSalir}
      error={mal ?? error}
      valueFormat="DD/MM/YYYY"
      dateParser={(texto) => diaEscrito(texto, hoyDelClub())}
      placeholder="dd/mm/aaaa"
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Vaciar ${resto.label.toLowerCase()}`, tabIndex: 0 }}
    />
  );
}
