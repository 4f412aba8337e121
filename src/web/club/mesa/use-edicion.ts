import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import {
  type Consecuencias,
  type Resumen,
  useBorrar,
  useCambios,
  useGuardar,
  type Volver,
} from './ficha.tsx';

type Valores = Record<string, unknown>;

type Edicion<
  V extends Valores,
  E extends { id: number; version: number },
  G extends { id: number; version?: number },
> = {
  /** Null while it is new. */
  entidad: E | null;
  nueva: () => V;
  valoresDe: (entidad: E) => V;
  validate?: NonNullable<UseFormInput<V>['validate']>;
  leer: (id: number) => Promise<E>;
  enviar: (id: number, valores: V, version: number | null) => Promise<G>;
  /** The form in words, to compare mine with what somebody else saved first. */
  resumen: (valores: V) => Resumen;
  /** Asked once the form is sound: false leaves it as it is, unsaved. */
  preguntar?: (valores: V) => Promise<boolean>;
  /** Says what was saved. */
  alGuardar: (guardada: G) => void;
  volver: Volver;
  borrado: {
    titulo: string;
    consecuencias: (
      entidad: E,
      form: UseFormReturnType<V>,
      guardar: () => Promise<void>,
    ) => Promise<Consecuencias>;
    borrar: (id: number) => Promise<unknown>;
    hecho: string;
  };
};

/** The form of one entity that is created, changed and deleted; after saving or deleting, back to the list. */
export function useEdicion<
  V extends Valores,
  E extends { id: number; version: number },
  G extends { id: number; version?: number },
>({
  entidad,
  nueva,
  valoresDe,
  validate,
  leer,
  enviar,
  alGuardar,
  volver,
  borrado,
  ...guardado
}: Edicion<V, E, G>) {
  // Of a new one, what its first save answered: if whoever saves stays, the next one is over it.
  const suId = useRef(entidad?.id ?? 0);
  const form = useForm<V>({
    initialValues: entidad ? valoresDe(entidad) : nueva(),
    ...(validate && { validate }),
  });
  const cambios = useCambios(form, entidad?.version ?? null);
  const { guardar, guardando } = useGuardar<V, G>({
    form,
    cambios,
    ...guardado,
    enviar: (valores, version) => enviar(suId.current, valores, version),
    aunqueIgual: () => suId.current === 0,
    releer: async () => {
      const suya = await leer(suId.current);
      return { valores: valoresDe(suya), version: suya.version };
    },
    versionDe: ({ version }) => version,
    alGuardar: (guardada) => {
      suId.current = guardada.id;
      alGuardar(guardada);
      volver(guardada.id);
    },
  });
  const borrar = useBorrar({
    cambios,
    ...borrado,
    // Of a new one there is no button to delete it.
    consecuencias: () => borrado.consecuencias(entidad as E, form, guardar),
    borrar: () => borrado.borrar(suId.current),
    alBorrar: () => volver(0),
  });
  const marco = {
    isSaving: guardando,
    hasChanges: cambios.hayCambios,
    onSave: guardar,
    onBack: volver,
    onDelete: entidad ? borrar : null,
  };
  return { form, cambios, marco };
}
