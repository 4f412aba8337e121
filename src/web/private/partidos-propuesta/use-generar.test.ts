import { modals } from '@mantine/modals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pista } from '#contract/liga/pistas.ts';
import { enPantalla } from '#tests/support/hook.ts';
import { estadoInicial } from './estado.ts';
import { useGenerar } from './use-generar.ts';

const pista = (id: number, estado: Pista['estado'] = 'activa'): Pista => ({
  id,
  nombre: `Prado ${id}`,
  estado,
  deporte: 'tenis',
  version: 1,
});

const { opciones } = estadoInicial('2026-11-21');
const PEDIDO: Parameters<ReturnType<typeof useGenerar>['generar']>[0] = {
  tipo: 'infantil',
  opciones: { ...opciones, noDisponibles: [2] },
  pistas: [pista(1), pista(2), pista(3, 'inactiva')],
};

const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', fetch.mockClear());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const generar = (lineas: number) => enPantalla(() => useGenerar(() => {})).generar(PEDIDO, lineas);

it('a proposal is asked for with the courts that are open and ticked', async () => {
  await generar(0);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const { pistas } = JSON.parse(String(fetch.mock.lastCall?.[1].body));
  expect(pistas.map(({ disponible }: { disponible: boolean }) => disponible)).toEqual([true, false, false]);
});

it('lines that are not saved are replaced once it is asked', async () => {
  const preguntar = vi.spyOn(modals, 'openConfirmModal').mockImplementation(({ onClose }) => {
    onClose?.();
    return 'pregunta';
  });
  await generar(3);
  expect(preguntar.mock.lastCall?.[0].children).toBe('Se sustituirán los 3 partidos que hay sin guardar.');
  expect(fetch).not.toHaveBeenCalled();
});
