import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { ApiError } from '#web/platform/call.ts';
import * as toasts from '#web/ui/toast.tsx';
import { cambiosDeLesionados, generar } from './lesionados.tsx';

const [DIA, OTRO] = ['2026-11-21', '2026-11-22'];

const liga = (id: number, cambios: Partial<Liga> = {}) =>
  ({ id, tipo: 'social', estado: 'activa', ...cambios }) as Liga;
const jugador = (id: number, idLiga: number | null, estado: JugadorFila['estado'] = 'lesion') =>
  ({ id, idLiga, estado }) as JugadorFila;

const LISTAS = {
  ligas: [liga(1), liga(2, { tipo: 'infantil' }), liga(3, { estado: 'inactiva' })],
  jugadores: [jugador(5, 1), jugador(6, 1, 'activo'), jugador(7, 2), jugador(8, 3), jugador(9, null)],
};

describe('incidents of the injured touch the matches', () => {
  it('of the injured players of the active leagues of that type, on those days', () => {
    const ausencia = (idJugador: number, ...dias: string[]) => ({ tipo: 'ausencia', idJugador, dias });
    const tocan = (tipo: 'social' | 'infantil', fecha2: string | null) =>
      cambiosDeLesionados({ tipo, fecha1: DIA, fecha2 }, LISTAS);
    expect(tocan('social', null)).toEqual([ausencia(5, DIA)]);
    expect(tocan('infantil', OTRO)).toEqual([ausencia(7, DIA, OTRO)]);
  });

  it('of nobody until there is a type and a day', () => {
    expect(cambiosDeLesionados({ tipo: '', fecha1: DIA, fecha2: null }, LISTAS)).toEqual([]);
    expect(cambiosDeLesionados({ tipo: 'social', fecha1: null, fecha2: null }, LISTAS)).toEqual([]);
  });
});

describe('the dialog of the injured', () => {
  const cerrar = vi.fn();
  const aviso = vi.spyOn(toasts, 'showToast');
  beforeEach(() => vi.clearAllMocks());

  it.each([
    [1, mensajes.unaIncidencia],
    [3, mensajes.variasIncidencias(3)],
  ])('closes with %i created', async (creadas, texto) => {
    expect(await generar(() => Promise.resolve(creadas), cerrar)).toEqual({});
    expect(cerrar).toHaveBeenCalledOnce();
    expect(aviso).toHaveBeenCalledWith(texto, 'success');
  });

  it('stays open with none to create', async () => {
    await generar(() => Promise.resolve(0), cerrar);
    expect(cerrar).not.toHaveBeenCalled();
    expect(aviso).toHaveBeenCalledWith(mensajes.ningunaIncidencia, 'warning');
  });

  it('stays open when it is refused, which is said beside the field', async () => {
    const rechazo = new ApiError(400, 'Esa fecha no existe', [{ path: 'fecha2', message: 'No existe' }]);
    expect(await generar(() => Promise.reject(rechazo), cerrar)).toEqual({ fecha2: 'No existe' });
    expect(cerrar).not.toHaveBeenCalled();
    expect(aviso).toHaveBeenCalledWith('Esa fecha no existe', 'error');
  });
});
