import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Puestos } from '#contract/opciones.ts';
import type { Cierre } from '#contract/temporadas.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { confirmarCierre } from './confirmar.tsx';
import { type Cambios, conCambios } from './reparto.ts';

type Pedido = { tipo: Cierre['tipo']; anio: string; puestos: Puestos };

export function useVistaDeCierre({ tipo, anio, puestos }: Pedido) {
  return useQuery({
    queryKey: ['ligas', 'cierre', tipo, anio, puestos],
    queryFn: () => call('GET /api/private/ligas/cierre', { query: { tipo, puestos, ...(anio && { anio }) } }),
    // Changing what is arranged looks the same season again; another season is another screen.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

export type Hecho = { cierre: Cierre; ligas: number; jugadores: number; fuera: number };

/** Asks once, then does what is on screen; refused because it is no longer so, it is looked at again. */
export function useCerrar(puestos: Puestos, alTerminar: (hecho: Hecho) => void) {
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({
      cierre: { tipo, anio, huella, destinos },
      cambios,
    }: {
      cierre: Cierre;
      cambios: Cambios;
    }) =>
      call('POST /api/private/ligas/cierre', {
        body: {
          tipo,
          anio,
          huella,
          puestos,
          destinos: conCambios(destinos, cambios).map(({ idJugador, a }) => ({ idJugador, a })),
        },
      }),
    onError: avisarFallo,
    onSettled: () => recargar(),
  });
  const cerrar = async (cierre: Cierre, cambios: Cambios): Promise<void> => {
    if (!(await confirmarCierre(cierre, cambios))) return;
    const hecho = await mutateAsync({ cierre, cambios });
    alTerminar({ cierre, ...hecho });
  };
  return { cerrar, cerrando: isPending };
}

/** What staff changed of the preview, by player. */
export function useCambios() {
  const [cambios, setCambios] = useState<Cambios>(new Map());
  const mover = (idJugador: number, a: number | null) => setCambios(new Map(cambios).set(idJugador, a));
  return { cambios, mover, quitar: () => setCambios(new Map()) };
}
