import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { esDia } from '#domain/fecha.ts';
import { useLigas, usePistas } from './consultas.ts';
import { CampoDia } from './dias.tsx';
import { Elegir, type Opcion, opcionesActivas, opcionesTodas } from './elegir.tsx';

/** An id as it travels in the address; what is none filters nothing. */
export const idDeFiltro = (texto: string): number | null => (/^\d{1,9}$/.test(texto) ? Number(texto) : null);

/** A day as it travels in the address, likewise. */
export const diaDeFiltro = (texto: string): string | null => (esDia(texto) ? texto : null);

export const filtrosPuestos = (filtros: Record<string, string>): number =>
  Object.values(filtros).filter((valor) => valor !== '').length;

/** What the address holds, or is about to, and what was written over it since. */
type Escritos<F> = { base: F; cambios: Partial<F> };

/** Milliseconds without a letter until what is typed filters. */
const PAUSA = 300;

/** The address has changed: what was written stays in the fields that say the same as before. */
export function alCambiar<F extends Record<string, string>>({ base, cambios }: Escritos<F>, filtros: F) {
  const quedan = Object.entries(cambios).filter(([nombre]) => base[nombre] === filtros[nombre]);
  return { base: filtros, cambios: Object.fromEntries(quedan) as Partial<F> };
}

/**
 * What is chosen filters at once; what is typed, after a pause. The address comes later, by a moment that may be
 * long: what is written meanwhile stays.
 */
export function useFiltros<F extends Record<string, string>>(
  filtros: F,
  buscar: (filtros: Partial<F>, paso?: { replace: boolean }) => void,
) {
  const [{ base, cambios }, setEscritos] = useState<Escritos<F>>({ base: filtros, cambios: {} });
  useEffect(() => setEscritos((antes) => alCambiar(antes, filtros)), [filtros]);
  const valores: F = { ...base, ...cambios };
  // Only what was written: the rest may have been chosen elsewhere, and not be in the address yet.
  const pedir = (mas?: Partial<F>): void => {
    setEscritos((antes) => ({ base: { ...antes.base, ...antes.cambios, ...mas }, cambios: {} }));
    buscar({ ...cambios, ...mas }, { replace: mas === undefined });
  };
  const campo = (nombre: keyof F & string) => ({
    valor: valores[nombre] ?? '',
    cambiar: (valor: string) => pedir({ [nombre]: valor } as Partial<F>),
    escribir: (valor: string) =>
      setEscritos((antes) => ({ ...antes, cambios: { ...antes.cambios, [nombre]: valor } })),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    if (Object.keys(cambios).length === 0) return;
    const pausa = setTimeout(pedir, PAUSA);
    return () => clearTimeout(pausa);
  }, [cambios]);
  return { valores, campo, pedir };
}

type Filtro = { valor: string; cambiar: (valor: string) => void };
type Escrito = { valor: string; escribir: (valor: string) => void };

type TextoProps = Escrito & { label: string; placeholder?: string; maxLength?: number };

export const FiltroTexto = ({ valor, escribir, label, placeholder, maxLength = 80 }: TextoProps) => (
  <TextInput
    label={label}
    type="search"
    placeholder={placeholder ?? ''}
    maxLength={maxLength}
    value={valor}
    onChange={({ currentTarget }) => escribir(currentTarget.value)}
  />
);

export const FiltroJugador = ({ valor, escribir }: Escrito) => (
  <FiltroTexto label="Jugador" placeholder="Nombre" valor={valor} escribir={escribir} />
);

export function FiltroFecha({ valor, cambiar }: Filtro) {
  return (
    <CampoDia label="Fecha" value={diaDeFiltro(valor)} onChange={(dia) => cambiar(dia ?? '')} clearable />
  );
}

type DeLista = Filtro & { label: string; opciones: readonly Opcion[] };

function FiltroDeLista({ label, opciones, valor, cambiar }: DeLista) {
  return (
    <Elegir
      label={label}
      placeholder="Todas"
      clearable
      opciones={opciones}
      value={idDeFiltro(valor)}
      onChange={(id) => cambiar(id === null ? '' : String(id))}
    />
  );
}

/** `activas`: only the leagues in play, besides the one chosen. */
export function FiltroLiga({ activas = false, ...filtro }: Filtro & { activas?: boolean }) {
  const { data = [] } = useLigas();
  const opciones = activas ? opcionesActivas(data, idDeFiltro(filtro.valor)) : opcionesTodas(data);
  return <FiltroDeLista label="Liga" opciones={opciones} {...filtro} />;
}

export function FiltroPista(filtro: Filtro) {
  const { data = [] } = usePistas();
  return <FiltroDeLista label="Pista" opciones={opcionesTodas(data)} {...filtro} />;
}
