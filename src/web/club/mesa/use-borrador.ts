import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#web/platform/draft.ts';
import type { Cambios } from './use-cambios.ts';

type Valores = Record<string, unknown>;

const ID = 'mesa';
const PAUSA_MS = 400;

/** What was being written when the page went away, and over which version. */
export type Borrador<V> = { valores: V; version: number | null };

/** The draft of that form in this browser, if there is one. */
export function leerBorrador<V extends Valores>(clave: string): Borrador<V> | null {
  const { datos, version } = readDraft(clave)?.values ?? {};
  if (!datos) return null;
  return { valores: JSON.parse(datos), version: version ? Number(version) : null };
}

export type Guardia = {
  /** What is on screen was recovered and not saved yet. */
  recuperado: boolean;
  /** Forgets it: the form goes back to what is saved. */
  descartar: () => void;
};

type Opciones<V extends Valores> = {
  clave: string;
  form: UseFormReturnType<V>;
  cambios: Cambios;
  /** What is saved. */
  guardado: V;
  version: number | null;
  borrador: Borrador<V> | null;
};

/**
 * Keeps what is being written in this browser until it is saved or given up: it survives a reload, a session that
 * ends and a closed window. `borrador` is what `leerBorrador` gave when the form was made.
 */
export function useBorrador<V extends Valores>(opciones: Opciones<V>): Guardia {
  const { clave, form, cambios, guardado, version, borrador } = opciones;
  const [recuperado, setRecuperado] = useState(borrador !== null);
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the form appears
  useEffect(() => {
    if (borrador) form.setValues(borrador.valores);
  }, []);
  const base = useRef(borrador?.version ?? version);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!cambios.hayCambios()) return;
      writeDraft(clave, {
        id: ID,
        values: { datos: JSON.stringify(values), version: String(base.current ?? '') },
      });
    }, PAUSA_MS);
    return () => clearTimeout(timer);
  }, [clave, values, cambios]);
  const descartar = () => {
    clearDraft(clave);
    form.setValues(guardado);
    cambios.darPorGuardado();
    setRecuperado(false);
  };
  return { recuperado, descartar };
}

export const olvidarBorrador = clearDraft;
