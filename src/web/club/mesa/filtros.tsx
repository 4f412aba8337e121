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

/** What is being chosen before searching: it starts again from the address when that changes. */
export function useFiltros<F extends Record<string, string>>(filtros: F) {
  const [valores, setValores] = useState(filtros);
  useEffect(() => setValores(filtros), [filtros]);
  const campo = (nombre: keyof F & string) => ({
    valor: valores[nombre] ?? '',
    cambiar: (valor: string) => setValores((antes) => ({ ...antes, [nombre]: valor })),
  });
  const puestos = filtrosPuestos(filtros);
  return { valores, campo, puestos, hay: puestos > 0 };
}

type Filtro = { valor: string; cambiar: (valor: string) => void };

export function FiltroJugador({ valor, cambiar }: Filtro) {
  return (
    <TextInput
      label="Jugador"
      type="search"
      placeholder="Nombre o apellido"
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
