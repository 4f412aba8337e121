import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { diferencias, elegirVersion, type Resumen } from './conflicto.tsx';
import { FICHA } from './consultas.ts';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, esConflicto, hayMalEscrito } from './fallo.ts';
import type { Cambios } from './use-cambios.ts';

type Valores = Record<string, unknown>;

type Guardar<V extends Valores, E> = {
  form: UseFormReturnType<V>;
  cambios: Cambios;
  enviar: (valores: V, version: number | null) => Promise<E>;
  /** What is saved now, when somebody else saved first. */
  releer: () => Promise<{ valores: V; version: number }>;
  /** The form in words, to compare mine with theirs. */
  resumen: (valores: V) => Resumen;
  alGuardar: (entidad: E) => void;
  /** Asked once the form is sound: false leaves it as it is, unsaved. */
  preguntar?: (valores: V) => Promise<boolean>;
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

/** Somebody saved first: the person chooses, and what is mine is to be sent again over theirs; null when nothing is. */
async function elegir<V extends Valores, E>(
  { form, cambios, releer, resumen }: Guardar<V, E>,
  version: { current: number | null },
): Promise<V | null> {
  const suya = await releer();
  const eleccion = await elegirVersion(diferencias(resumen(form.getValues()), resumen(suya.valores)));
  if (eleccion === null) return null;
  version.current = suya.version;
  if (eleccion === 'mia') return form.getValues();
  form.setValues(suya.valores);
  cambios.darPorGuardado();
  return null;
}

/** Sends the form, over the version it was read or chosen from. */
function useEnvio<V extends Valores, E>(opciones: Guardar<V, E>) {
  const { form, cambios, enviar, alGuardar } = opciones;
  const version = useRef(cambios.version);
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation<E, Error, V>({
    mutationFn: (valores: V) => enviar(valores, version.current),
  });
  const mandar = async (valores: V): Promise<void> => {
    try {
      const entidad = await mutateAsync(valores);
      cambios.darPorGuardado();
      recargar();
      alGuardar(entidad);
    } catch (error) {
      if (!esConflicto(error)) return senalar(form, error);
      const mios = await elegir(opciones, version).catch(avisarFallo);
      if (mios) return mandar(mios);
    }
  };
  return { mandar, guardando: isPending };
}

/**
 * Saves a form: its own checks first, then the server; a success leaves no changes behind, a refusal names
 * its fields, and a save over somebody else's lets the person choose.
 */
export function useGuardar<V extends Valores, E>(opciones: Guardar<V, E>) {
  const { form } = opciones;
  const { mandar, guardando } = useEnvio(opciones);
  // Two clicks in the same instant find the button still enabled.
  const enviando = useRef(false);
  const guardar = async (): Promise<void> => {
    if (enviando.current) return;
    if (form.validate().hasErrors || hayMalEscrito()) {
      showToast(mensajes.datosInvalidos, 'error');
      return enfocarPrimerError();
    }
    enviando.current = true;
    try {
      if ((await opciones.preguntar?.(form.getValues())) ?? true) await mandar(form.getValues());
    } finally {
      enviando.current = false;
    }
  };
  return { guardar, guardando };
}
