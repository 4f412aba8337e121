import { modals } from '@mantine/modals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cuenta } from '#contract/cuentas/cuentas.ts';
import { enPantalla } from '#tests/support/hook.ts';
import { useCambiarEstado } from './usuarios.tsx';

const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', fetch.mockClear());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const cambiar = (estado: Cuenta['estado']) =>
  enPantalla(() =>
    useCambiarEstado({ usuario: 'marta', estado, sesiones: 1, ligas: 0, enlaceCaduca: null } as Cuenta),
  ).cambiarEstado();

const responder = (si: boolean) =>
  vi.spyOn(modals, 'openConfirmModal').mockImplementation((pregunta) => {
    if (si) pregunta.onConfirm?.();
    else pregunta.onClose?.();
    return 'pregunta';
  });

it.each([
  [true, 1],
  [false, 0],
])('an account is disabled once it is asked: %s', async (si, llamadas) => {
  const preguntar = responder(si);
  await cambiar('activo');
  expect(preguntar.mock.lastCall?.[0].children).toContain('Se cerrará ahora mismo 1 sesión abierta.');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(llamadas));
  if (si) expect(fetch.mock.lastCall?.[1].body).toBe('{"estado":"inactivo"}');
});

it('enabling one asks nothing', async () => {
  const preguntar = responder(false);
  await cambiar('inactivo');
  expect(preguntar).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(fetch.mock.lastCall?.[1].body).toBe('{"estado":"activo"}'));
});
