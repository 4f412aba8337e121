import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoAfectado } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { enPantalla } from '#tests/support/hook.ts';
import * as afectados from '#web/club/afectados/afectados.tsx';
import * as toasts from '#web/ui/toast.tsx';
import { cambiosDeLesionados, Formulario, useGenerar } from './lesionados.tsx';

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

  it('shows which matches it touches, before they are generated', () => {
    const tocado = {
      ...{ id: 1, version: 1, fecha: `${DIA}T10:00`, pista: 'Prado 1', liga: 'Liga Social' },
      ...{ idJugador1: 5, jugador1: 'Ana Gil', idJugador2: 6, jugador2: 'Luis Paz' },
      ...{ aplazado: false, sePropone: true, motivos: [] },
    } satisfies PartidoAfectado;
    const leidos = vi.spyOn(afectados, 'useAfectados').mockReturnValue([tocado]);
    const dentro = createElement(MemoryRouter, null, createElement(Formulario, { cerrar }));
    const vestido = createElement(MantineProvider, null, dentro);
    const html = renderToStaticMarkup(
      createElement(QueryClientProvider, { client: new QueryClient() }, vestido),
    );
    leidos.mockRestore();
    expect(html).toContain('Ana Gil – Luis Paz');
  });

  /** What is answered to it, once it has been said. */
  async function generado(respuesta: Response) {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('fetch', async () => respuesta);
    const setErrors = vi.fn();
    const { form, generar } = enPantalla(() => useGenerar(cerrar));
    form.setErrors = setErrors;
    generar({ tipo: 'social', fecha1: DIA, fecha2: OTRO });
    await vi.waitFor(() => expect(aviso).toHaveBeenCalled());
    vi.unstubAllGlobals();
    return setErrors;
  }

  it.each([
    [1, mensajes.unaIncidencia],
    [3, mensajes.variasIncidencias(3)],
  ])('closes with %i created', async (creadas, texto) => {
    expect(await generado(Response.json(creadas))).not.toHaveBeenCalled();
    expect(cerrar).toHaveBeenCalledOnce();
    expect(aviso).toHaveBeenCalledWith(texto, 'success');
  });

  it('stays open with none to create', async () => {
    await generado(Response.json(0));
    expect(cerrar).not.toHaveBeenCalled();
    expect(aviso).toHaveBeenCalledWith(mensajes.ningunaIncidencia, 'warning');
  });

  it('stays open when it is refused, which is said beside the field', async () => {
    const rechazo = { message: 'Esa fecha no existe', errors: [{ path: 'fecha2', message: 'No existe' }] };
    const setErrors = await generado(Response.json(rechazo, { status: 400 }));
    expect(setErrors).toHaveBeenCalledWith({ fecha2: 'No existe' });
    expect(cerrar).not.toHaveBeenCalled();
    expect(aviso).toHaveBeenCalledWith('Esa fecha no existe', 'error');
  });
});
