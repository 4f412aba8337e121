import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hoja, Importado } from '#contract/liga/importar.ts';
import type { CampoDeHoja } from '#domain/hoja/columnas.ts';
import { useNota } from '#web/club/avisos/avisos.tsx';
import { FICHA } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useHacer } from '#web/club/mesa/ficha.tsx';
import { call, rehearse } from '#web/platform/call.ts';

type Fila = Hoja['filas'][number];

/** Of a person, a league or a court, or what stands for nothing: mended in one row, they are mended wherever they say the same. */
const REPETIDOS: readonly (readonly CampoDeHoja[])[] = [
  ['jugador1', 'jugador2', 'ganador'],
  ['liga'],
  ['pista'],
  ['pareja'],
  ['telefono'],
  ['email'],
];

/** The rows with that cell as it should be, and in how many more it said the same. */
export function mendar(
  filas: readonly Fila[],
  { linea, campo, texto }: { linea: number; campo: CampoDeHoja; texto: string },
): { filas: Fila[]; otras: number } {
  const antes = filas.find((una) => una.linea === linea)?.celdas[campo] ?? '';
  const campos = REPETIDOS.find((unos) => unos.includes(campo)) ?? [];
  const iguales = (fila: Fila): CampoDeHoja[] =>
    fila.linea === linea ? [campo] : campos.filter((uno) => antes !== '' && fila.celdas[uno] === antes);
  const mendadas = filas.map((fila) => {
    const suyos = iguales(fila);
    if (suyos.length === 0) return fila;
    return { ...fila, celdas: { ...fila.celdas, ...Object.fromEntries(suyos.map((uno) => [uno, texto])) } };
  });
  return {
    filas: mendadas,
    otras: filas.filter((fila) => fila.linea !== linea && iguales(fila).length > 0).length,
  };
}

let numero = 0;

type Estado = { filas: readonly Fila[]; fuera: ReadonlySet<number>; dicho: string; tocada: number };

const SIN_FILAS: Estado = { filas: [], fuera: new Set(), dicho: '', tocada: 0 };

const IMPORTAR = 'POST /api/private/hojas/importar';

type Opciones = Pick<Hoja, 'que' | 'supuesta'> & { alImportar: (hecho: Importado) => void };

const useLoQueHaria = (hoja: Hoja, version: number) =>
  useQuery({
    queryKey: ['importar', version],
    enabled: hoja.filas.length > 0,
    queryFn: async ({ signal }) => (await rehearse(IMPORTAR, { body: hoja }, { signal })) ?? null,
    placeholderData: keepPreviousData,
    meta: FICHA,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** What the rows would do, asked again each time one is mended; and doing it. */
export function useRevision({ que, supuesta, alImportar }: Opciones) {
  const [estado, setEstado] = useState({ ...SIN_FILAS, version: 0 });
  const filas = estado.filas.filter(({ linea }) => !estado.fuera.has(linea));
  const hoja = { que, supuesta, filas };
  const ensayo = useLoQueHaria(hoja, estado.version);
  const haria = ensayo.data?.haria;
  const { nota, callar } = useNota(ensayo.data ?? null);
  const { hacer, haciendo } = useHacer(
    () => call(IMPORTAR, { body: { ...hoja, huella: haria?.huella ?? null } }, { quiet: callar }),
    alImportar,
    (error) => {
      avisarFallo(error);
      void ensayo.refetch();
    },
  );
  const cambiar = (cambios: Partial<Estado>) => {
    numero += 1;
    setEstado((antes) => ({ ...antes, dicho: '', ...cambios, version: numero }));
  };
  return {
    ...estado,
    nota,
    ensayo,
    haria,
    guardando: haciendo,
    empezar: (todas: readonly Fila[]) => cambiar({ ...SIN_FILAS, filas: todas }),
    mendar: (linea: number, campo: CampoDeHoja, texto: string) => {
      const { filas: mendadas, otras } = mendar(estado.filas, { linea, campo, texto });
      const dicho =
        otras > 0
          ? `Cambiado también en ${otras === 1 ? 'otra fila que decía' : `otras ${otras} filas que decían`} lo mismo.`
          : '';
      cambiar({ filas: mendadas, dicho, tocada: linea });
    },
    esQuien: (linea: number, quien: number | 'otra') =>
      cambiar({ filas: estado.filas.map((fila) => (fila.linea === linea ? { ...fila, quien } : fila)) }),
    dejarFuera: (lineas: readonly number[]) => cambiar({ fuera: new Set([...estado.fuera, ...lineas]) }),
    incluir: (linea: number) => cambiar({ fuera: new Set([...estado.fuera].filter((una) => una !== linea)) }),
    importar: hacer,
  };
}
export type Revision = ReturnType<typeof useRevision>;
