import { DateInput } from '@mantine/dates';
import { type FormEvent, useRef, useState } from 'react';
import { ANIOS, type Dia } from '#domain/fecha.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { diaEscrito } from './dia-escrito.ts';

type CampoDiaProps = {
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

const NO_EXISTE = `Esa fecha no existe o le falta algo: escríbela como 21/11/2026, con un año entre ${ANIOS.desde} y ${ANIOS.hasta}.`;

const CALENDARIO = {
  previousLabel: 'Mes anterior',
  nextLabel: 'Mes siguiente',
} as const;

const mala = (texto: string): string => (texto === '' || diaEscrito(texto, hoyDelClub()) ? '' : NO_EXISTE);

/**
 * A day, typed as dd/mm/aaaa or picked. What is not a day is said, and the day before it stays; but it is not
 * saved until whoever typed has been back at the field and seen it (`hayMalEscrito`).
 */
export function CampoDia({ value, onChange, error, clearable = false, ...resto }: CampoDiaProps) {
  const [mal, setMal] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const mirar = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    currentTarget.setCustomValidity(mala(currentTarget.value));
  return (
    <DateInput
      {...resto}
      {...CALENDARIO}
      ref={campo}
      value={value}
      onChange={(dia) => {
        setMal('');
        campo.current?.setCustomValidity('');
        onChange(dia);
      }}
      onInput={mirar}
      onFocus={mirar}
      onInvalid={() => setMal(NO_EXISTE)}
      onBlur={({ currentTarget }) => setMal(mala(currentTarget.value))}
      error={mal || error}
      valueFormat="DD/MM/YYYY"
      dateParser={(texto) => diaEscrito(texto, hoyDelClub())}
      placeholder="dd/mm/aaaa"
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Vaciar ${resto.label.toLowerCase()}`, tabIndex: 0 }}
    />
  );
}
