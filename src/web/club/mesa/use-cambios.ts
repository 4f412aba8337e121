import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { hasSignedOut, readSession } from '#web/platform/session.ts';
import { forgetTyped, keepTyped, readTyped } from '#web/platform/typed.ts';
import { showToast } from '#web/ui/toast-store.ts';

export type Cambios = {
  hayCambios: () => boolean;
  darPorGuardado: () => void;
  /** Of what the form is over: what was typed before the session ended may be over an older one. */
  version: number | null;
};

/**
 * Brings back what was typed here when the session ended, and keeps it if it ends now. What somebody else
 * saved meanwhile is found by its version, as in any other save.
 */
function useSobrevivir<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  version: number | null,
  haCambiado: () => boolean,
): number | null {
  const { pathname } = useLocation();
  const [user] = useState(() => claveDeCuenta(readSession()?.name ?? ''));
  const [typed] = useState(() => readTyped(pathname, user));
  const actual = useRef(form);
  actual.current = form;
  useEffect(() => {
    if (!typed) return;
    forgetTyped(pathname);
    actual.current.setValues(typed.values as V);
    showToast(mensajes.fichaRecuperada, 'info');
  }, [typed, pathname]);
  const sobre = typed ? typed.version : version;
  useEffect(
    () => () => {
      if (readSession() !== null || hasSignedOut() || !haCambiado()) return;
      keepTyped(pathname, { user, version: sobre, values: actual.current.getValues() });
    },
    [pathname, user, sobre, haCambiado],
  );
  return sobre;
}

/** Whether the form differs from what was read or last saved. Once the session ended there is nothing to ask. */
export function useCambios<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  version: number | null = null,
): Cambios {
  const guardado = useRef(JSON.stringify(form.getValues()));
  const actual = useRef(form.getValues);
  actual.current = form.getValues;
  const haCambiado = useCallback(() => JSON.stringify(actual.current()) !== guardado.current, []);
  const hayCambios = useCallback(() => readSession() !== null && haCambiado(), [haCambiado]);
  const darPorGuardado = useCallback(() => {
    guardado.current = JSON.stringify(actual.current());
  }, []);
  return { hayCambios, darPorGuardado, version: useSobrevivir(form, version, haCambiado) };
}
