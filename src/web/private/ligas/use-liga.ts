import { useForm } from '@mantine/form';
import { useRef } from 'react';
import type { BorradoLiga, Liga } from '#contract/ligas.ts';
import { cuentasDeLiga } from '#domain/registro/mensajes.ts';
import { SE_DESHACE } from '#web/club/mesa/se-deshace.ts';
import { useBorrar } from '#web/club/mesa/use-borrar.ts';
import { type Cambios, useCambios } from '#web/club/mesa/use-cambios.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { useGuardar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ligaNueva, resumenDe, type ValoresLiga, valoresDe } from './valores.ts';

export const leerLiga = (id: number) => call('GET /api/private/ligas/:id', { params: { id } });

type Borrado = { liga: Liga; seVa: BorradoLiga };

const NADA: BorradoLiga = { jugadores: 0, partidos: 0, incidencias: 0, salen: 0 };

const verBorrado = (id: number) => call('GET /api/private/ligas/:id/borrado', { params: { id } });

const cuantosSalen = (n: number): string => {
  if (n === 0) return '';
  return n === 1
    ? ' Un jugador que también está en otras ligas se queda, sin liga.'
    : ` ${n} jugadores que también están en otras ligas se quedan, sin liga.`;
};

/** What deleting would do now, with the numbers that are then confirmed. */
function consecuencias({ liga: { nombre }, seVa }: Borrado): string {
  const total = seVa.jugadores + seVa.partidos + seVa.salen;
  if (total === 0) return `Se borrará «${nombre}». No tiene jugadores ni partidos. ${SE_DESHACE}`;
  return `Se borrará «${nombre}» con ${cuentasDeLiga(seVa)}, y sus resultados y su clasificación dejarán de verse.${cuantosSalen(seVa.salen)} ${SE_DESHACE}`;
}

/** Without players or matches it is a plain delete; else it goes whole, as it was confirmed. */
const borrarLiga = (id: number, seVa: BorradoLiga) =>
  seVa.jugadores + seVa.partidos + seVa.salen === 0
    ? call('DELETE /api/private/ligas/:id', { params: { id } })
    : call('POST /api/private/ligas/:id/borrado', { params: { id }, body: seVa });

export type Ficha = { liga: Liga | null; volver: Volver };

/** Asks what would go now, says it, and deletes no more than was said. */
function useBorrarLiga({ liga, volver }: Ficha, cambios: Cambios) {
  const seVa = useRef(NADA);
  return useBorrar({
    cambios,
    titulo: 'Borrar la liga',
    consecuencias: async () => {
      if (!liga) return '';
      seVa.current = await verBorrado(liga.id);
      return consecuencias({ liga, seVa: seVa.current });
    },
    borrar: () => borrarLiga(liga?.id ?? 0, seVa.current),
    hecho: 'Liga borrada',
    alBorrar: () => volver(0),
  });
}

/** Everything the league's form does. */
export function useLiga(ficha: Ficha) {
  const { liga, volver } = ficha;
  const form = useForm<ValoresLiga>({ initialValues: liga ? valoresDe(liga) : ligaNueva() });
  const cambios = useCambios(form, liga?.version ?? null);
  const id = liga?.id ?? 0;
  const guardar = useGuardar({
    form,
    cambios,
    enviar: (valores, version) =>
      call('POST /api/private/ligas/:id', { params: { id }, body: { ...valores, version } }),
    releer: async () => {
      const suya = await leerLiga(id);
      return { valores: valoresDe(suya), version: suya.version };
    },
    resumen: resumenDe,
    alGuardar: ({ id: guardada, nombre }) => {
      showToast(`Liga guardada: ${nombre}`, 'success');
      volver(guardada);
    },
  });
  return { form, cambios, borrar: useBorrarLiga(ficha, cambios), ...guardar };
}
