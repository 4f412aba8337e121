import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useRef } from 'react';
import { readSession } from '#web/platform/session.ts';

export type Cambios = { hayCambios: () => boolean; darPorGuardado: () => void };

/** Whether the form differs from what was read or last saved. Once the session ended there is nothing to keep. */
export function useCambios<V extends Record<string, unknown>>(form: UseFormReturnType<V>): Cambios {
  const guardado = useRef(JSON.stringify(form.getValues()));
  const actual = useRef(form.getValues);
  actual.current = form.getValues;
  const hayCambios = useCallback(
    () => readSession() !== null && JSON.stringify(actual.current()) !== guardado.current,
    [],
  );
  const darPorGuardado = useCallback(() => {
    guardado.current = JSON.stringify(actual.current());
  }, []);
  return { hayCambios, darPorGuardado };
}
