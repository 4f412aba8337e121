import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import {
  type Cambios,
  useBorrar,
  useCambios,
  useGuardar,
  useHacer,
  type Volver,
} from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast.tsx';
import { anotar, consecuencias, leerSolicitud, useSolicitudCambiada } from './solicitud.tsx';

type Valores = { notas: string };

const valoresDe = ({ notas }: Solicitud): Valores => ({ notas: notas ?? '' });

/**
 * The notes once the request has changed under them: what was typed since or, when nothing was, what is saved now.
 * null: both sides changed them.
 */
export function conLoEscrito(antes: string, escritas: string, ahora: string): string | null {
  if (escritas === antes) return ahora;
  return ahora === antes || ahora === escritas ? escritas : null;
}

/**
 * Handling it, answering or making a player of it changes the request while notes may be being typed: the form goes on over what it
 * is now. When somebody else has changed the same, it stays over what it was, and saving lets the person choose.
 * Answers the version that it is over by now, 0 while it is the one that it began with.
 */
function useAlDia(solicitud: Solicitud, form: UseFormReturnType<Valores>, cambios: Cambios): () => number {
  const base = useRef(solicitud);
  const puesta = useRef(0);
  // What was brought back of an ended session may be over an older version, which is for saving to find out.
  const [seguido] = useState(cambios.version === solicitud.version);
  const { getValues, setValues } = form;
  const { darPorGuardado } = cambios;
  useEffect(() => {
    if (!seguido || solicitud.version === base.current.version) return;
    const ahora = valoresDe(solicitud);
    const queda = conLoEscrito(valoresDe(base.current).notas, getValues().notas, ahora.notas);
    if (queda === null) return;
    base.current = solicitud;
    puesta.current = solicitud.version;
    darPorGuardado(ahora);
    setValues({ notas: queda });
  }, [solicitud, seguido, getValues, setValues, darPorGuardado]);
  return () => puesta.current;
}

/** The notes of a request, and how it is deleted or left for another time. */
export function useSolicitud({ solicitud, volver }: { solicitud: Solicitud; volver: Volver }) {
  const { id } = solicitud;
  const form = useForm<Valores>({ initialValues: valoresDe(solicitud) });
  const cambios = useCambios(form, solicitud.version);
  const desde = useAlDia(solicitud, form, cambios);
  const mostrar = useSolicitudCambiada();
  const guardado = useGuardar<Valores, Solicitud>({
    form,
    cambios,
    // Versions only grow: the newest of what the form was filled from and what was chosen in a conflict.
    enviar: (valores, sobre) => anotar(id, { ...valores, version: Math.max(sobre ?? 0, desde()) }),
    releer: async () => {
      const suya = await leerSolicitud(id);
      return { valores: valoresDe(suya), version: suya.version };
    },
    resumen: ({ notas }) => [['Notas', notas]],
    versionDe: ({ version }) => version,
    alGuardar: (guardada) => {
      showToast('Notas guardadas', 'success');
      mostrar(guardada);
    },
  });
  const borrar = useBorrar({
    cambios,
    titulo: 'Borrar la solicitud',
    consecuencias: async () => ({ texto: consecuencias(await leerSolicitud(id)) }),
    borrar: () => call('DELETE /api/private/solicitudes/:id', { params: { id } }),
    hecho: 'Solicitud borrada',
    alBorrar: () => volver(0),
  });
  // Marking changes the version, so unsaved notes would conflict: they are saved first.
  const { hacer: marcarNoLeida } = useHacer(
    () => anotar(id, { leida: false }),
    () => volver(),
  );
  return { form, cambios, ...guardado, borrar, marcarNoLeida };
}
