import { DateInput } from '@mantine/dates';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { ANIOS, type Dia } from '#domain/fecha.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { diaEscrito } from './dia-escrito.ts';
import { useCalendario } from './use-calendario.ts';

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

/** What is typed and is no day: the field says so when it is left, and when the form is sent. */
function useMalEscrito(cerrar: () => void) {
  const [mal, setMal] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const mirar = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    currentTarget.setCustomValidity(mala(currentTarget.value));
  const bienEscrito = () => {
    setMal('');
    campo.current?.setCustomValidity('');
  };
  const oyentes = {
    ref: campo,
    onFocus: mirar,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      mirar(event);
      cerrar();
    },
    onInvalid: () => setMal(NO_EXISTE),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      setMal(mala(currentTarget.value));
      cerrar();
    },
  };
  return { mal, bienEscrito, oyentes };
}

/**
 * A day, typed as dd/mm/aaaa or picked. What is not a day is said, and the day before it stays; but it is not
 * saved until whoever typed has been back at the field and seen it (`hayMalEscrito`).
 */
export function CampoDia({ value, onChange, error, clearable = false, ...resto }: CampoDiaProps) {
  const { calendario, cerrar } = useCalendario();
  const { mal, bienEscrito, oyentes } = useMalEscrito(cerrar);
  return (
    <DateInput
      {...resto}
      {...CALENDARIO}
      {...calendario}
      {...oyentes}
      value={value}
      onChange={(dia) => {
        bienEscrito();
        onChange(dia);
      }}
      error={mal || error}
      valueFormat="DD/MM/YYYY"
      dateParser={(texto) => diaEscrito(texto, hoyDelClub())}
      placeholder="dd/mm/aaaa"
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Vaciar ${resto.label.toLowerCase()}`, tabIndex: 0 }}
    />
  );
}
