import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { diferencias, elegirVersion, type Resumen } from './conflicto.tsx';
import { FICHA } from './consultas.ts';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, esConflicto } from './fallo.ts';
import type { Cambios } from './use-cambios.ts';

type Valores = Record<string, unknown>;

export type Guardar<V extends Valores, E> = {
  form: UseFormReturnType<V>;
  cambios: Cambios;
  enviar: (valores: V, version: number | null) => Promise<E>;
  /** What is saved now, when somebody else saved first. */
  releer: () => Promise<{ valores: V; version: number }>;
  /** The form in words, to compare mine with theirs. */
  resumen: (valores: V) => Resumen;
  alGuardar: (entidad: E) => void;
};

/** Every list on screen may show what was saved (a name, a count); forms keep what they were filled from. */
export function useRecargar(): () => Promise<void> {
  const cliente = useQueryClient();
  return () => cliente.invalidateQueries({ predicate: ({ meta }) => meta?.ficha !== FICHA.ficha });
}

/** Fields at fault are named beside themselves and the first one is reached. */
function senalar<V extends Valores>(form: UseFormReturnType<V>, error: unknown): void {
  avisarFallo(error);
  form.setErrors(erroresDeCampos(error));
  enfocarPrimerError();
}

/**
 * Saves a form: its own checks first, then the server; a success leaves no changes behind, a refusal names
 * its fields, and a save over somebody else's lets the person choose.
 */
export function useGuardar<V extends Valores, E>(opciones: Guardar<V, E>) {
  const { form, cambios, enviar, releer, resumen, alGuardar } = opciones;
  const version = useRef(cambios.version);
  // Two clicks in the same instant find the button still enabled.
  const enviando = useRef(false);
  const recargar = useRecargar();
  const resolver = async (): Promise<void> => {
    const suya = await releer();
    const eleccion = await elegirVersion(diferencias(resumen(form.getValues()), resumen(suya.valores)));
    if (eleccion === null) return;
    version.current = suya.version;
    if (eleccion === 'mia') return mandar(form.getValues());
    form.setValues(suya.valores);
    cambios.darPorGuardado();
  };
  const mutacion = useMutation<E, Error, V>({
    mutationFn: (valores: V) => enviar(valores, version.current),
    onSettled: () => {
      enviando.current = false;
    },
    onSuccess: (entidad) => {
      cambios.darPorGuardado();
      recargar();
      alGuardar(entidad);
    },
    onError: (error) => (esConflicto(error) ? resolver().catch(avisarFallo) : senalar(form, error)),
  });
  const mandar = (valores: V): void => {
    enviando.current = true;
    mutacion.mutate(valores);
  };
  const guardar = () => {
    if (enviando.current) return;
    if (!form.validate().hasErrors) return mandar(form.getValues());
    showToast(mensajes.datosInvalidos, 'error');
    enfocarPrimerError();
  };
  return { guardar, guardando: mutacion.isPending };
}
