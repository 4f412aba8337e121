import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HojaAMano, PreviaAMano } from '#contract/liga/importar.ts';
import type { CampoDeHoja } from '#domain/hoja/columnas.ts';
import { FICHA, useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';

type Fila = HojaAMano['filas'][number];

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

type Estado = {
  filas: readonly Fila[];
  fuera: ReadonlySet<number>;
  version: number;
  dicho: string;
  tocada: number;
};

const estadoDe = (filas: readonly Fila[]): Estado => {
  numero += 1;
  return { filas, fuera: new Set(), version: numero, dicho: '', tocada: 0 };
};

type Hecho = Awaited<ReturnType<typeof importar>>;
const importar = (body: HojaAMano & { huella: string }) => call('POST /api/private/hojas/importar', { body });

type Opciones = Pick<HojaAMano, 'que' | 'supuesta'> & { alImportar: (hecho: Hecho) => void };

const usePrevia = (hoja: HojaAMano, version: number) =>
  useQuery<PreviaAMano>({
    queryKey: ['importar', version],
    enabled: hoja.filas.length > 0,
    queryFn: ({ signal }) => call('POST /api/private/hojas/previa', { body: hoja }, { signal }),
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
  const [estado, setEstado] = useState<Estado>({
    filas: [],
    fuera: new Set(),
    version: 0,
    dicho: '',
    tocada: 0,
  });
  const recargar = useRecargar();
  const filas = estado.filas.filter(({ linea }) => !estado.fuera.has(linea));
  const hoja = { que, supuesta, filas };
  const previa = usePrevia(hoja, estado.version);
  const guardado = useMutation({
    mutationFn: importar,
    onSuccess: (hecho) => {
      alImportar(hecho);
      recargar();
    },
    onError: (error) => {
      avisarFallo(error);
      void previa.refetch();
    },
  });
  const cambiar = (cambios: Partial<Estado>) => {
    numero += 1;
    setEstado((antes) => ({ ...antes, dicho: '', ...cambios, version: numero }));
  };
  return {
    ...estado,
    previa,
    guardando: guardado.isPending,
    empezar: (todas: readonly Fila[]) => setEstado(estadoDe(todas)),
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
    importar: useUnaVez(async () => {
      if (previa.data) await guardado.mutateAsync({ ...hoja, huella: previa.data.huella });
    }),
  };
}
export type Revision = ReturnType<typeof useRevision>;
