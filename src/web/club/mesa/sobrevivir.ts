import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mensajes } from '#contract/mensajes.ts';
import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import { forgetTyped, hasSignedOut, keepTyped, readSession, readTyped } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toast.tsx';

/**
 * Brings back what was typed here when the session ended, and keeps it if it ends now. What somebody else
 * saved meanwhile is found by its version, as in any other save.
 */
export function useSobrevivir<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  version: number | null,
  haCambiado: () => boolean,
): number | null {
  const { pathname } = useLocation();
  const [user] = useState(() => claveDeCuenta(readSession()?.name ?? ''));
  const [{ typed, opened }] = useState(() => ({
    typed: readTyped(pathname, user),
    opened: { pathname, version },
  }));
  const actual = useRef(form);
  actual.current = form;
  useEffect(() => {
    if (!typed) return;
    forgetTyped(opened.pathname);
    actual.current.setValues(typed.values as V);
    showToast(mensajes.fichaRecuperada, 'info');
  }, [typed, opened]);
  const sobre = typed && version === opened.version ? typed.version : version;
  useEffect(
    () => () => {
      if (readSession() !== null || hasSignedOut() || !haCambiado()) return;
      keepTyped(pathname, { user, version: sobre, values: actual.current.getValues() });
    },
    [pathname, user, sobre, haCambiado],
  );
  return sobre;
}
