import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { enEuros } from '#domain/euros.ts';
import { escribirNumero, leerNumero } from '#domain/numero.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** A number or, while it is none, what is typed. */
  value?: number | string;
  onChange: (valor: number | string) => void;
  /** How many may be typed; by default none. */
  decimales?: number | undefined;
  euros?: boolean;
  min?: number | undefined;
  max?: number | undefined;
};

const DOS = 2;

const faltaDe = (decimales: number): string =>
  decimales === 0
    ? 'Escribe un número entero, sin puntos'
    : `Escribe un número, con ${decimales} decimales como mucho y sin puntos de miles`;

/** What a number box says of what is typed in it; null when it is as good as saved. */
function faltaEnCaja(
  escrito: number | string,
  { decimales = 0, min, max }: Pick<Props, 'decimales' | 'min' | 'max'>,
): string | null {
  const fuera = typeof escrito === 'number' && (escrito < (min ?? escrito) || escrito > (max ?? escrito));
  if (fuera || (escrito === '' && min !== undefined && max !== undefined))
    return `Escribe un número entre ${min} y ${max}`;
  return typeof escrito === 'number' || escrito === '' ? null : faltaDe(decimales);
}

/** What is typed is what is saved, or it is refused aloud: no digit is dropped. */
export function CampoNumero({ value = '', onChange, euros = false, min, max, error, ...props }: Props) {
  const { decimales = euros ? DOS : 0, onBlur, ...resto } = props;
  const escribir = (valor: number | string): string => {
    if (typeof valor === 'string') return valor;
    return euros ? enEuros(valor) : escribirNumero(valor);
  };
  const leer = (texto: string): number | string => leerNumero(texto, decimales) ?? texto.trim();
  const caja = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState(() => escribir(value));
  const [dejada, setDejada] = useState(false);
  const falta = faltaEnCaja(value, { decimales, min, max });
  useEffect(() => caja.current?.setCustomValidity(falta ?? ''));
  return (
    <TextInput
      {...resto}
      ref={caja}
      inputMode={decimales === 0 ? 'numeric' : 'decimal'}
      value={leer(texto) === value ? texto : escribir(value)}
      onChange={({ currentTarget }) => {
        setTexto(currentTarget.value);
        onChange(leer(currentTarget.value));
      }}
      onBlur={(event) => {
        setDejada(true);
        setTexto(escribir(value));
        onBlur?.(event);
      }}
      onInvalid={(event) => {
        event.preventDefault();
        setDejada(true);
      }}
      error={error || (dejada && falta)}
    />
  );
}
