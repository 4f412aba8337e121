import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { Solicitud } from '#contract/solicitudes.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useBorrar } from '#web/club/mesa/use-borrar.ts';
import { type Cambios, useCambios } from '#web/club/mesa/use-cambios.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { useGuardar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { consecuencias } from './borrado.ts';

type Valores = { atendida: boolean; notas: string };

const valoresDe = ({ atendida, notas }: Solicitud): Valores => ({ atendida, notas: notas ?? '' });

const leer = (id: number) => call('GET /api/private/solicitudes/:id', { params: { id } });

const anotar = (id: number, body: { leida: boolean } | (Valores & { version: number | null })) =>
  call('POST /api/private/solicitudes/:id', { params: { id }, body });

/** Opening it is reading it. */
export async function abrirSolicitud(id: number): Promise<Solicitud> {
  const solicitud = await leer(id);
  return solicitud.leida ? solicitud : anotar(id, { leida: true });
}

export type Ficha = { solicitud: Solicitud; volver: Volver };

type Piezas = Ficha & { form: UseFormReturnType<Valores>; cambios: Cambios };

const useNotas = ({ solicitud: { id }, volver, form, cambios }: Piezas) =>
  useGuardar({
    form,
    cambios,
    enviar: (valores, sobre) => anotar(id, { ...valores, version: sobre }),
    releer: async () => {
      const suya = await leer(id);
      return { valores: valoresDe(suya), version: suya.version };
    },
    resumen: ({ atendida, notas }) => [
      ['Atendida', atendida ? 'Sí' : 'No'],
      ['Notas', notas],
    ],
    alGuardar: ({ nombre }) => {
      showToast(`Guardada la solicitud de ${nombre}`, 'success');
      volver();
    },
  });

const useBorrarla = ({ solicitud: { id }, volver, cambios }: Piezas): (() => void) =>
  useBorrar({
    cambios,
    titulo: 'Borrar la solicitud',
    consecuencias: async () => consecuencias(await leer(id)),
    borrar: () => call('DELETE /api/private/solicitudes/:id', { params: { id } }),
    hecho: 'Solicitud borrada',
    alBorrar: () => volver(0),
  });

/** Marking moves the version on: notes being written are saved first. */
function useDejarNoLeida({ solicitud: { id }, volver, cambios }: Piezas) {
  const { mutate } = useMutation({
    mutationFn: () => anotar(id, { leida: false }),
    onSuccess: () => volver(),
    onError: avisarFallo,
  });
  return () => {
    if (cambios.hayCambios()) showToast('Guarda antes los cambios', 'warning');
    else mutate();
  };
}

/** Everything the details do: notes and mark with Guardar, unread again, delete. */
export function useSolicitud({ solicitud, volver }: Ficha) {
  const form = useForm<Valores>({ initialValues: valoresDe(solicitud) });
  const cambios = useCambios(form, solicitud.version);
  const piezas = { solicitud, volver, form, cambios };
  const guardar = useNotas(piezas);
  return {
    form,
    cambios,
    ...guardar,
    borrar: useBorrarla(piezas),
    marcarNoLeida: useDejarNoLeida(piezas),
  };
}

export type FormSolicitud = ReturnType<typeof useSolicitud>['form'];
