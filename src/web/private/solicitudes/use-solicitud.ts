import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Solicitud } from '#contract/solicitudes/solicitudes.ts';
import {
  avisarFallo,
  type Cambios,
  useBorrar,
  useCambios,
  useGuardar,
  type Volver,
} from '#web/club/mesa/ficha.tsx';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast.tsx';
import { consecuencias } from './solicitud.tsx';

type Valores = { atendida: boolean; notas: string };

const valoresDe = ({ atendida, notas }: Solicitud): Valores => ({ atendida, notas: notas ?? '' });

export const leerSolicitud = (id: number) => call('GET /api/private/solicitudes/:id', { params: { id } });

export const anotar = (id: number, body: { leida: boolean } | (Valores & { version: number | null })) =>
  call('POST /api/private/solicitudes/:id', { params: { id }, body });

type Ficha = { solicitud: Solicitud; volver: Volver };

type Piezas = Ficha & { form: UseFormReturnType<Valores>; cambios: Cambios };

const useNotas = ({ solicitud: { id }, volver, form, cambios, desde }: Piezas & { desde: () => number }) =>
  useGuardar({
    form,
    cambios,
    // Versions only grow: the newest of what the form was filled from and what was chosen in a conflict.
    enviar: (valores, sobre) => anotar(id, { ...valores, version: Math.max(sobre ?? 0, desde()) }),
    releer: async () => {
      const suya = await leerSolicitud(id);
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
    consecuencias: async () => consecuencias(await leerSolicitud(id)),
    borrar: () => call('DELETE /api/private/solicitudes/:id', { params: { id } }),
    hecho: 'Solicitud borrada',
    alBorrar: () => volver(0),
  });

/** Marking changes the version, so unsaved notes would conflict: they are saved first. */
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

const CAMPOS = ['atendida', 'notas'] as const;

/**
 * What the form says once the request has changed under it: what was typed since, and what is saved now of the rest.
 * null: the same field changed on both sides.
 */
export function conLoEscrito(antes: Valores, escrito: Valores, ahora: Valores): Valores | null {
  const chocan = CAMPOS.some(
    (campo) =>
      escrito[campo] !== antes[campo] && ahora[campo] !== antes[campo] && escrito[campo] !== ahora[campo],
  );
  if (chocan) return null;
  const deCada = <K extends keyof Valores>(campo: K): Valores[K] =>
    escrito[campo] === antes[campo] ? ahora[campo] : escrito[campo];
  return { atendida: deCada('atendida'), notas: deCada('notas') };
}

/**
 * Answering, or making a player of it, changes the request while notes may be being typed: the form goes on over what it
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
    const queda = conLoEscrito(valoresDe(base.current), getValues(), ahora);
    if (queda === null) return;
    base.current = solicitud;
    puesta.current = solicitud.version;
    darPorGuardado(ahora);
    setValues(queda);
  }, [solicitud, seguido, getValues, setValues, darPorGuardado]);
  return () => puesta.current;
}

export function useSolicitud({ solicitud, volver }: Ficha) {
  const form = useForm<Valores>({ initialValues: valoresDe(solicitud) });
  const cambios = useCambios(form, solicitud.version);
  const desde = useAlDia(solicitud, form, cambios);
  const piezas = { solicitud, volver, form, cambios };
  const guardar = useNotas({ ...piezas, desde });
  return {
    form,
    cambios,
    ...guardar,
    borrar: useBorrarla(piezas),
    marcarNoLeida: useDejarNoLeida(piezas),
  };
}
