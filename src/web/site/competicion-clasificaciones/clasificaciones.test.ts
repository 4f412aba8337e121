import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#web/platform/call.ts';
import { callContext } from '#web/platform/load.ts';
import { loader } from './clasificaciones.tsx';

const RESPUESTAS: Record<string, unknown> = {
  'GET /api/configuracion': { valor: 'false' },
  'GET /api/clasificaciones/ligas': [{ id: 1, nombre: 'Primera', anio: 2026 }],
  'GET /api/clasificaciones/terminadas': [],
  'GET /api/clasificaciones/ver': { clasificaciones: [], cruces: [], nota: '' },
  'GET /api/clasificaciones/marcha': [],
  'GET /api/horarios/resultados': { partidos: [] },
};

function cargarCon(futuro: Promise<unknown>) {
  const call = (async (name: string) =>
    name === 'GET /api/clasificaciones/futuro' ? futuro : RESPUESTAS[name]) as unknown as Call;
  const context = new RouterContextProvider();
  context.set(callContext, call);
  const request = new Request('http://club.test/competicion-clasificaciones');
  return loader({ context, params: {}, request, url: new URL(request.url), pattern: '' });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page waits a second for what is decided, and says that it lacks it', async () => {
  const pagina = cargarCon(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await pagina).toMatchObject({ incompleta: true, lado: { futuro: null } });
});

test('one that has it, or that cannot have it, says so too', async () => {
  expect(await cargarCon(Promise.resolve([]))).toMatchObject({ incompleta: false, lado: { futuro: [] } });
  expect(await cargarCon(Promise.reject(new Error('429')))).toMatchObject({ incompleta: true });
});
