import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { esDia } from '#domain/fecha.ts';
import { FilterForm, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { useLigas, usePistas } from './consultas.ts';
import { CampoDia } from './dias.tsx';
import { Elegir, type Opcion, opcionesActivas, opcionesTodas } from './elegir.tsx';

type Textos = Record<string, string>;

/** An id as it travels in the address; what is none filters nothing. */
export const idDeFiltro = (texto: string): number | null => (/^\d{1,9}$/.test(texto) ? Number(texto) : null);

/** A day as it travels in the address, likewise. */
export const diaDeFiltro = (texto: string): string | null => (esDia(texto) ? texto : null);

export const filtrosPuestos = (filtros: Record<string, string>): number =>
  Object.values(filtros).filter((valor) => valor !== '').length;

/** What is being written in the boxes, over what the filters said then. */
type Escritos<F> = { sobre: F; cambios: Partial<F> };

/** Once they say something else, what was written stays in the boxes of those that say the same as before. */
export const queda = <F extends Textos>({ sobre, cambios }: Escritos<F>, filtros: F): Partial<F> =>
  Object.fromEntries(
    Object.entries(cambios).filter(([nombre]) => sobre[nombre] === filtros[nombre]),
  ) as Partial<F>;

/** Milliseconds without a letter until what is typed filters. */
const PAUSA = 300;

/** What is chosen filters at once; what is typed, after a pause. */
export function useFiltros<F extends Textos>(
  filtros: F,
  buscar: (filtros: Partial<F>, paso?: { replace: boolean }) => void,
) {
  const [escritos, setEscritos] = useState<Escritos<F>>({ sobre: filtros, cambios: {} });
  const cambios = queda(escritos, filtros);
  const valores: F = { ...filtros, ...cambios };
  // Only what was written: the rest may have been chosen elsewhere, and not be in the address yet.
  const pedir = (mas?: Partial<F>): void => {
    setEscritos({ sobre: filtros, cambios: {} });
    buscar({ ...cambios, ...mas }, { replace: mas === undefined });
  };
  const campo = (nombre: keyof F & string) => ({
    valor: valores[nombre] ?? '',
    cambiar: (valor: string) => pedir({ [nombre]: valor } as Partial<F>),
    escribir: (valor: string) =>
      setEscritos((antes) => ({ sobre: filtros, cambios: { ...queda(antes, filtros), [nombre]: valor } })),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    if (Object.keys(cambios).length === 0) return;
    const pausa = setTimeout(pedir, PAUSA);
    return () => clearTimeout(pausa);
  }, [escritos, filtros]);
  return { valores, campo, pedir };
}

type Uso<F extends Textos> = ReturnType<typeof useFiltros<F>>;

type FormularioProps<F extends Textos> = {
  busca: Uso<F>;
  sinFiltros: F;
  /** Those that say which list it is: they are not counted, and stay when the others are taken away. */
  vista?: readonly (keyof F)[] | undefined;
  /** Each acts as it is chosen: none is typed, so there is nothing to send. */
  elegidos?: boolean | undefined;
  children: ReactNode;
};

/** The boxes of a search in their line, and what takes them away. */
export function FormularioDeFiltros<F extends Textos>(props: FormularioProps<F>) {
  const { busca, sinFiltros, vista = [], elegidos = false, children } = props;
  const { valores, pedir } = busca;
  const suya = Object.fromEntries(vista.map((nombre) => [nombre, valores[nombre]]));
  const puestos = filtrosPuestos({ ...valores, ...Object.fromEntries(vista.map((nombre) => [nombre, ''])) });
  return (
    <FilterForm
      {...(!elegidos && { onSearch: () => pedir() })}
      onClear={puestos > 0 ? () => pedir({ ...sinFiltros, ...suya }) : undefined}
      given={puestos}
    >
      {children}
    </FilterForm>
  );
}

type FiltrosProps<F extends Textos> = Omit<FormularioProps<F>, 'busca' | 'children'> & {
  filtros: F;
  buscar: (filtros: Partial<F>, paso?: { replace: boolean }) => void;
  children: CamposDeFiltro<F>;
};

/** The boxes of a search, each made with what it holds. */
export type CamposDeFiltro<F extends Textos> = (
  campo: Uso<F>['campo'],
  pedir: (filtros: Partial<F>) => void,
) => ReactNode;

/** Of a list that the server searches. Its own component: typing does not draw the list again. */
export function Filtros<F extends Textos>({ filtros, buscar, children, ...resto }: FiltrosProps<F>) {
  const busca = useFiltros(filtros, buscar);
  return (
    <FormularioDeFiltros busca={busca} {...resto}>
      {children(busca.campo, busca.pedir)}
    </FormularioDeFiltros>
  );
}

type Busqueda<F extends Textos, B, R> = {
  /** Names the query in the cache. */
  recurso: string;
  /** Names the filters of the address. */
  sinFiltros: F;
  busquedaDe: (filtros: F, vacios: boolean) => B;
  leer: (busqueda: B) => Promise<R[]>;
  /** For how long what was read is not read again, in milliseconds. */
  staleTime?: number;
};

/** A list searched by the filters of the address; the same search again reads it again. */
export function useBusqueda<F extends Textos, B, R>(de: Busqueda<F, B, R>) {
  const { recurso, sinFiltros, busquedaDe, leer, ...como } = de;
  const { filters, isEmpty, search } = useUrlFilters(sinFiltros);
  const busqueda = busquedaDe(filters, isEmpty);
  const consulta = useQuery({
    queryKey: [recurso, 'buscar', busqueda],
    queryFn: () => leer(busqueda),
    ...como,
    // What was found before stays until what is found now comes.
    placeholderData: keepPreviousData,
  });
  const buscar = (filtros: Partial<F>, paso?: { replace: boolean }) => {
    if (!search(filtros, paso)) consulta.refetch();
  };
  return {
    consulta,
    filas: consulta.data ?? [],
    vacios: isEmpty,
    filtros: { filtros: filters, sinFiltros, buscar },
  };
}

type Filtro = { valor: string; cambiar: (valor: string) => void };
type Escrito = { valor: string; escribir: (valor: string) => void };

type TextoProps = Escrito & { label: string; placeholder?: string; maxLength?: number };

export const FiltroTexto = ({ valor, escribir, label, placeholder, maxLength = 80 }: TextoProps) => (
  <TextInput
    label={label}
    // On a phone what it looks for is written inside it, as in any search.
    labelProps={{ className: 'max-md:sr-only' }}
    type="search"
    placeholder={placeholder ?? ''}
    maxLength={maxLength}
    value={valor}
    onChange={({ currentTarget }) => escribir(currentTarget.value)}
  />
);

export const FiltroJugador = ({ valor, escribir }: Escrito) => (
  <FiltroTexto label="Jugador" placeholder="Nombre o apellidos" valor={valor} escribir={escribir} />
);

type EleccionProps = Filtro & { label: string; data: NonNullable<NativeSelectProps['data']> };

/** One of a few, of which the first is all of them. */
export const FiltroEleccion = ({ valor, cambiar, label, data }: EleccionProps) => (
  <NativeSelect
    label={label}
    data={data}
    value={valor}
    onChange={({ currentTarget }) => cambiar(currentTarget.value)}
  />
);

export const FiltroFecha = ({ valor, cambiar, label = 'Fecha' }: Filtro & { label?: string }) => (
  <CampoDia label={label} value={diaDeFiltro(valor)} onChange={(dia) => cambiar(dia ?? '')} clearable />
);

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
