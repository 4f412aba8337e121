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

/** The address has changed: what was written stays in the fields that say the same as before. */
export function alCambiar<F extends Record<string, string>>({ base, cambios }: Escritos<F>, filtros: F) {
  const quedan = Object.entries(cambios).filter(([nombre]) => base[nombre] === filtros[nombre]);
  return { base: filtros, cambios: Object.fromEntries(quedan) as Partial<F> };
}

/**
 * What is being chosen before searching. The address comes after the press, by a moment that may be long: what is
 * written meanwhile stays.
 */
export function useFiltros<F extends Record<string, string>>(
  filtros: F,
  buscar: (filtros: Partial<F>) => void,
) {
  const [{ base, cambios }, setEscritos] = useState<Escritos<F>>({ base: filtros, cambios: {} });
  useEffect(() => setEscritos((antes) => alCambiar(antes, filtros)), [filtros]);
  const valores: F = { ...base, ...cambios };
  const cambiar = (mas: Partial<F>): void =>
    setEscritos((antes) => ({ ...antes, cambios: { ...antes.cambios, ...mas } }));
  const campo = (nombre: keyof F & string) => ({
    valor: valores[nombre] ?? '',
    cambiar: (valor: string) => cambiar({ [nombre]: valor } as Partial<F>),
  });
  // Only what was written: the rest may have been chosen elsewhere, and not be in the address yet.
  const pedir = (mas: Partial<F> = {}): void => {
    setEscritos({ base: { ...valores, ...mas }, cambios: {} });
    buscar({ ...cambios, ...mas });
  };
  return { valores, campo, cambiar, pedir };
}

type Filtro = { valor: string; cambiar: (valor: string) => void };

export function FiltroJugador({ valor, cambiar }: Filtro) {
  return (
    <TextInput
      label="Jugador"
      type="search"
      placeholder="Nombre"
      maxLength={80}
      value={valor}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
    />
  );
}

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
