import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enPantalla } from '#tests/support/hook.ts';
import * as ficha from '#web/club/mesa/ficha.tsx';
import * as unanswered from '#web/platform/unanswered.ts';
import * as toasts from '#web/ui/toast.tsx';
import { anadir, cambiar } from './estado.ts';
import { useGuardarLineas } from './guardar.tsx';
import type { MesaPropuesta } from './use-propuesta.ts';

const LINEAS = cambiar(anadir([]), anadir([])[0]?.clave ?? 1, { idJugador1: 1, idJugador2: 2 });
const MAL = new Map([[1, [{ linea: 0, campo: 'idPista', mensaje: 'Ya está ocupada', esError: true }]]]);

const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ creados: 1, avisos: [] }));
const avisar = vi.fn(() => 1);

beforeEach(() => {
  vi.spyOn(toasts, 'showToast').mockImplementation(avisar);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('fetch', fetch.mockClear());
  avisar.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Presses it, with that on screen. */
function guardar(cambios: object): void {
  const mesa = {
    problemas: new Map(),
    estado: { lineas: LINEAS, opciones: { tipo: 'social' } },
    generador: { generando: false },
    setRechazos: () => {},
    reiniciar: () => {},
    repetir: () => {},
    ...cambios,
  } as unknown as MesaPropuesta;
  enPantalla(() => useGuardarLineas(mesa, false)).guardar();
}

it('nothing is saved while another proposal is looked for: it would come back over it', () => {
  guardar({ generador: { generando: true } });
  expect(avisar).toHaveBeenLastCalledWith(expect.stringMatching(/^Espera a que acabe/), 'warning');
  expect(fetch).not.toHaveBeenCalled();
});

it('lines with something wrong are not sent, unless their answer was lost: it may be themselves', async () => {
  guardar({ problemas: MAL });
  expect(fetch).not.toHaveBeenCalled();
  vi.spyOn(unanswered, 'isUnanswered').mockReturnValue(true);
  guardar({ problemas: MAL });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});

it('undone, the same days are asked for again: their weekend is free', async () => {
  const [avisarHecho, repetir] = [vi.spyOn(ficha, 'avisarHecho'), vi.fn()];
  const opciones = { tipo: 'social', fecha1: '2026-11-28', fecha2: '2026-11-29' };
  guardar({ estado: { lineas: LINEAS, opciones }, repetir });
  await vi.waitFor(() => expect(avisarHecho).toHaveBeenCalledOnce());
  expect(repetir).not.toHaveBeenCalled();
  avisarHecho.mock.lastCall?.[1]?.alDeshacer?.();
  expect(repetir).toHaveBeenCalledWith(opciones);
});
