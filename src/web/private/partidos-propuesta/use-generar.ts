import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Pista } from '#contract/liga/pistas.ts';
import type { Avance, LineaPropuesta, Propuesta } from '#contract/liga/propuesta.ts';
import { type TipoPedido, tiposDe } from '#contract/opciones.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { estaDisponible, type Opciones } from './estado.ts';

/** `mejorar`: the lines a longer search starts from. */
type Pedido = {
  tipo: TipoPedido;
  opciones: Opciones;
  pistas: readonly Pista[];
  mejorar?: LineaPropuesta[];
};

const cuerpoDe = ({ tipo, opciones, pistas, mejorar }: Pedido, encargo: string) => ({
  ...tiposDe(tipo),
  fecha1: opciones.fecha1 ?? '',
  fecha2: opciones.fecha2,
  vacio: opciones.vacio,
  rellenarConAmistosos: (tipo === 'ambos' || CLASES[tipo].seRellena) && opciones.rellenarConAmistosos,
  pistas: pistas.map((pista) => {
    const { id, nombre, estado } = pista;
    return { id, nombre, estado, disponible: estaDisponible(pista, opciones) };
  }),
  encargo,
  ...(mejorar && { mejorar }),
});

/** What would be lost is asked about first. */
const seguro = (lineas: number): Promise<boolean> =>
  lineas === 0
    ? Promise.resolve(true)
    : confirm({
        title: 'Generar otra propuesta',
        children: `Se sustituirán los ${lineas} partidos que hay sin guardar.`,
        action: 'Sustituir',
      });

const CADA_MS = 400;
const BASE_36 = 36;

/** A name that nobody else uses at the time. */
const nuevoEncargo = (): string =>
  `${Date.now().toString(BASE_36)}-${Math.random().toString(BASE_36).slice(2)}`;

/** How what was asked for is going; asked now and then while it lasts. */
function useAvance(encargo: string | null): Avance | null {
  const { data = null } = useQuery({
    queryKey: ['propuesta', 'avance', encargo],
    enabled: encargo !== null,
    refetchInterval: CADA_MS,
    gcTime: 0,
    // Knowing how it goes is a courtesy: without it, the wait goes on.
    queryFn: () =>
      call('GET /api/private/partidos/propuesta/avance', { query: { encargo: encargo ?? '' } }).catch(
        () => null,
      ),
  });
  return encargo === null ? null : data;
}

const CANCELADA = 'Propuesta cancelada';
const SIN_MEJORAR = 'Búsqueda cancelada: las líneas se quedan como estaban';

/** Asks for a proposal or for a better one, one at a time, and tells how it is going; given up when told to or when the screen is left. */
export function useGenerar(alTener: (propuesta: Propuesta, pedido: Pedido) => void) {
  const control = useRef<AbortController | null>(null);
  const [encargo, setEncargo] = useState<string | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (pedido: Pedido) => {
      control.current = new AbortController();
      const nombre = nuevoEncargo();
      setEncargo(nombre);
      const { signal } = control.current;
      return call('POST /api/private/partidos/propuesta', { body: cuerpoDe(pedido, nombre) }, { signal });
    },
    onSuccess: alTener,
    onError: (error, { mejorar }) => {
      if (control.current?.signal.aborted) showToast(mejorar ? SIN_MEJORAR : CANCELADA, 'info');
      else avisarFallo(error);
    },
    onSettled: () => setEncargo(null),
  });
  return {
    generar: async (pedido: Pedido, lineas: number): Promise<void> => {
      if (await seguro(lineas)) mutate(pedido);
    },
    mejorar: (pedido: Pedido) => mutate(pedido),
    generando: isPending,
    mejorando: isPending && variables.mejorar !== undefined,
    avance: useAvance(encargo),
    cancelar: () => control.current?.abort(),
  };
}
