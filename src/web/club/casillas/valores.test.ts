import { describe, expect, it } from 'vitest';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Marcador } from '#domain/partido/partido.ts';
import { type ConMarcador, marcadorEscrito, marcarNoPresenta } from './valores.ts';

const con = (marcador: Marcador): ConMarcador => ({
  ...planoDe(marcador),
  desenlace: null,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
});

const jugado = () => con(marcadorCon([6, 4], [3, 6], [10, 7]));
const nuevo = () => con(MARCADOR_VACIO);

describe('marcarNoPresenta', () => {
  it.each([
    [1, marcadorCon([0, 6], [0, 6])],
    [2, marcadorCon([6, 0], [6, 0])],
  ] as const)('player %i absent loses 0-0 against 6-6, and sets 3 to 6 are emptied', (lado, marcador) => {
    const marcado = marcarNoPresenta(jugado(), lado, true, null);
    expect(marcado).toMatchObject({ ...planoDe(marcador), [`jugador${lado}NoPresenta`]: true });
  });

  it('brings back what was written', () => {
    const antes = marcadorEscrito(jugado());
    const marcado = marcarNoPresenta(jugado(), 1, true, antes);
    expect(marcarNoPresenta(marcado, 1, false, antes)).toEqual(jugado());
  });

  it('leaves empty boxes when nothing was written', () => {
    const marcado = marcarNoPresenta(nuevo(), 2, true, null);
    expect(marcadorEscrito(marcado)).toBeNull();
    expect(marcarNoPresenta(marcado, 2, false, null)).toEqual(nuevo());
  });
});
