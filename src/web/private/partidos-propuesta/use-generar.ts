import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Pista } from '#contract/pistas.ts';
import type { Propuesta, TipoPropuesta } from '#contract/propuesta.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/confirm.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Opciones } from './estado.ts';

type Pedido = { tipo: TipoPropuesta; opciones: Opciones; pistas: readonly Pista[] };

const cuerpoDe = ({ tipo, opciones, pistas }: Pedido) => ({
  tipo,
  fecha1: opciones.fecha1 ?? '',
  fecha2: opciones.fecha2,
  vacio: opciones.vacio,
  rellenarConAmistosos: tipo === 'social' && opciones.rellenarConAmistosos,
  pistas: pistas.map(({ id, nombre, estado }) => ({
    id,
    nombre,
    estado,
    disponible: estado === 'activa' && !opciones.noDisponibles.includes(id),
  })),
});

/** What would be lost is asked about first. */
const seguro = (lineas: number): Promise<boolean> =>
  lineas === 0
    ? Promise.resolve(true)
    : confirm({
        title: 'Generar otra propuesta',
        children: `Se sustituirán las ${lineas} líneas que hay sin guardar.`,
        action: 'Sustituir',
      });

/** Asks for a proposal, and gives it up when told to or when the screen is left. */
export function useGenerar(alTener: (propuesta: Propuesta) => void) {
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (pedido: Pedido) => {
      control.current = new AbortController();
      const { signal } = control.current;
      return call('POST /api/private/partidos/propuesta', { body: cuerpoDe(pedido) }, { signal });
    },
    onSuccess: alTener,
    onError: (error) => {
      if (control.current?.signal.aborted) showToast('Propuesta cancelada', 'info');
      else avisarFallo(error);
    },
  });
  const generar = async (pedido: Pedido, lineas: number): Promise<void> => {
    if (await seguro(lineas)) mutate(pedido);
  };
  return { generar, generando: isPending, cancelar: () => control.current?.abort() };
}
