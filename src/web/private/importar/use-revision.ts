import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hoja, HojaVista } from '#contract/liga/importar.ts';
import type { CampoDeHoja } from '#domain/hoja/columnas.ts';
import { useNota } from '#web/club/avisos/avisos.tsx';
import { FICHA, useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { call, type Notified, rehearse } from '#web/platform/call.ts';

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

type Estado = {
  filas: readonly Fila[];
  fuera: ReadonlySet<number>;
  version: number;
  dicho: string;
  tocada: number;
};

const SIN_FILAS: Estado = { filas: [], fuera: new Set(), version: 0, dicho: '', tocada: 0 };

const estadoDe = (filas: readonly Fila[]): Estado => {
  numero += 1;
  return { ...SIN_FILAS, filas, version: numero };
};

type Hecho = Awaited<ReturnType<typeof importar>>;
const IMPORTAR = 'POST /api/private/hojas/importar';
const importar = ({ body, como }: { body: HojaVista; como: Notified }) => call(IMPORTAR, { body }, como);

type Opciones = Pick<Hoja, 'que' | 'supuesta'> & { alImportar: (hecho: Hecho) => void };

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
  const [estado, setEstado] = useState(SIN_FILAS);
  const recargar = useRecargar();
  const filas = estado.filas.filter(({ linea }) => !estado.fuera.has(linea));
  const hoja = { que, supuesta, filas };
  const ensayo = useLoQueHaria(hoja, estado.version);
  const { nota, callar } = useNota(ensayo.data ?? null);
  const guardado = useMutation({
    mutationFn: importar,
    onSuccess: (hecho) => {
      alImportar(hecho);
      recargar();
    },
    onError: (error) => {
      avisarFallo(error);
      void ensayo.refetch();
    },
  });
  const cambiar = (cambios: Partial<Estado>) => {
    numero += 1;
    setEstado((antes) => ({ ...antes, dicho: '', ...cambios, version: numero }));
  };
  return {
    ...estado,
    nota,
    ensayo,
    haria: ensayo.data?.haria,
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
      const huella = ensayo.data?.haria.huella;
      if (huella) await guardado.mutateAsync({ body: { ...hoja, huella }, como: { quiet: callar } });
    }),
  };
}
export type Revision = ReturnType<typeof useRevision>;
