import { useForm } from '@mantine/form';
import type { Liga } from '#contract/ligas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { useBorrar } from '#web/club/mesa/use-borrar.ts';
import { useCambios } from '#web/club/mesa/use-cambios.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { useGuardar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ligaNueva, resumenDe, type ValoresLiga, valoresDe } from './valores.ts';

export const leerLiga = (id: number) => call('GET /api/private/ligas/:id', { params: { id } });

/** What deleting would do now: only a league without players or matches goes. */
async function consecuencias({ id, nombre }: Liga): Promise<string> {
  const [jugadores, partidos] = await Promise.all([
    call('POST /api/private/jugadores/search', { body: { idLiga: id, jugador: null } }),
    call('POST /api/private/partidos', { body: { idLiga: id, idPista: null, fecha: null, jugador: null } }),
  ]);
  if (jugadores.length + partidos.length === 0)
    return `Se borrará «${nombre}» para siempre. No tiene jugadores ni partidos.`;
  const tiene = `${cuantos(jugadores.length, 'jugador', 'jugadores')} y ${cuantos(partidos.length, 'partido', 'partidos')}`;
  return `«${nombre}» tiene ${tiene}: una liga en uso no se borra, se marca como inactiva.`;
}

export type Ficha = { liga: Liga | null; volver: Volver };

/** Everything the league's form does. */
export function useLiga({ liga, volver }: Ficha) {
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
  const borrar = useBorrar({
    cambios,
    titulo: 'Borrar la liga',
    consecuencias: async () => (liga ? consecuencias(liga) : ''),
    borrar: () => call('DELETE /api/private/ligas/:id', { params: { id } }),
    hecho: 'Liga borrada',
    alBorrar: () => volver(0),
  });
  return { form, cambios, borrar, ...guardar };
}
