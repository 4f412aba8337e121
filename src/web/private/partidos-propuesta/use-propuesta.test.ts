import { describe, expect, it, vi } from 'vitest';
import { useAlmacen } from '#tests/support/almacen.ts';
import { enPantalla } from '#tests/support/hook.ts';
import { anadir, estadoInicial } from './estado.ts';
import { alLlegar, conservar, useCalculo } from './use-propuesta.ts';

const DIA = '2040-12-12';
const pedida = (tipo: 'social' | 'infantil') => new URLSearchParams({ tipo, dia: DIA });
const empezada = { ...estadoInicial(DIA, { tipo: 'social', dia: DIA }), lineas: anadir([]) };

describe('coming to the screen of the proposal', () => {
  useAlmacen('sessionStorage');

  it('goes on with the one that was not saved', () => {
    conservar(empezada, pedida('social').toString());
    expect(alLlegar(pedida('social'), [])).toEqual({ inicial: empezada, otra: null });
    expect(alLlegar(new URLSearchParams(), [])).toEqual({ inicial: empezada, otra: null });
  });

  it('for another one, has both: which goes on is asked', () => {
    conservar(empezada, pedida('social').toString());
    const { inicial, otra } = alLlegar(pedida('infantil'), []);
    expect(inicial).toEqual(empezada);
    expect(otra?.opciones).toMatchObject({ tipo: 'infantil', fecha1: DIA });
  });

  it('for another one, when there were no lines, begins it', () => {
    conservar({ ...empezada, lineas: [] }, pedida('social').toString());
    const { inicial, otra } = alLlegar(pedida('infantil'), []);
    expect(inicial.opciones.tipo).toBe('infantil');
    expect(otra).toBeNull();
  });
});

it('another proposal comes without what the server refused of the lines before', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ partidos: [] }));
  const [setEstado, setRechazos] = [vi.fn(), vi.fn()];
  const listas = { ligas: [], pistas: [], jugadores: [], ausentes: {}, clausuras: [], puestos: [] };
  const mesa = { estado: empezada, setEstado, setRechazos, problemas: new Map(), listas };
  enPantalla(() => useCalculo(mesa)).mejorar();
  await vi.waitFor(() => expect(setEstado).toHaveBeenCalledOnce()).finally(() => vi.unstubAllGlobals());
  expect(setRechazos.mock.calls).toEqual([[[]]]);
});
