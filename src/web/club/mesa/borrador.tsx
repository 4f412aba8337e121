import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';

import { type Cambios, useCambios } from './ficha.tsx';

type Valores = Record<string, unknown>;

const ID = 'mesa';
const PAUSA_MS = 400;

/** What was being written when the page went away, and over which version. */
type Borrador<V> = { valores: V; version: number | null };

function leer<V extends Valores>(clave: string): Borrador<V> | null {
  const { datos, version } = readDraft(clave)?.values ?? {};
  if (!datos) return null;
  return { valores: JSON.parse(datos), version: version ? Number(version) : null };
}

type Guardia = {
  /** What is on screen was recovered and not saved yet. */
  recuperado: boolean;
  /** Forgets it: the form goes back to what is saved. */
  descartar: () => void;
};

type Opciones<V extends Valores> = {
  clave: string;
  form: UseFormReturnType<V>;
  /** What is saved. */
  guardado: V;
  version: number | null;
};

type UsoBorrador = {
  cambios: Cambios;
  guardia: Guardia;
  /** It was saved, as that version when the screen stays, or there is nothing left to save it over. */
  olvidar: (sobre?: number) => void;
};

/**
 * The changes of a form whose text takes long to write: kept in this browser until it is saved or given up, so that
 * it survives a reload and a closed window too. Every other form survives only the end of a session (`useCambios`).
 */
export function useBorrador<V extends Valores>({ clave, form, ...leido }: Opciones<V>): UsoBorrador {
  const { guardado, version } = leido;
  const [borrador] = useState(() => leer<V>(clave));
  const [recuperado, setRecuperado] = useState(borrador !== null);
  const [sobre, setSobre] = useState(borrador?.version ?? version);
  const cambios = useCambios(form, sobre);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the form appears
  useEffect(() => {
    if (borrador) form.setValues(borrador.valores);
  }, []);
  useEscribir(clave, form.values, cambios, sobre);
  const olvidar = (nueva?: number) => {
    clearDraft(clave);
    setRecuperado(false);
    if (nueva !== undefined) setSobre(nueva);
  };
  const descartar = () => {
    olvidar();
    form.setValues(guardado);
    cambios.darPorGuardado();
  };
  return { cambios, guardia: { recuperado, descartar }, olvidar };
}

/** Writes down what is on screen, over the version that it began with, once whoever types pauses. */
function useEscribir(clave: string, values: Valores, cambios: Cambios, version: number | null): void {
  const base = useRef(version);
  base.current = version;
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
}

/** Beside the button that publishes; on a phone in one word, that both fit. */
export function GuardarBorrador() {
  const isPhone = useIsPhone();
  return (
    <span>
      <span className={isPhone ? 'visually-hidden' : undefined}>Guardar </span>
      {isPhone ? 'Borrador' : 'borrador'}
    </span>
  );
}

/** Says that what is on screen was recovered, and lets it go. */
export function AvisoBorrador({ recuperado, descartar }: Guardia) {
  if (!recuperado) return null;
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-3 rounded-m bg-warn-pale px-4 py-3 font-semibold text-warn"
      role="status"
    >
      <p>Hemos recuperado lo que escribiste y no llegaste a guardar.</p>
      <Button size="s" onClick={descartar}>
        Descartarlo
      </Button>
    </div>
  );
}
