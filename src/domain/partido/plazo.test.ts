import { describe, expect, it } from 'vitest';
import { partidoDe } from '#tests/builders/partido.ts';
import type { Desenlace } from './desenlace.ts';
import { marcadorCon } from './marcador.ts';
import { fraseDePlazo, fueraDePlazo, ultimoDiaDeResultado } from './plazo.ts';

const SABADO = '2026-11-21T18:00';
const SIN_SETS = marcadorCon();

describe('the deadline of a result', () => {
  it.each([
    [0, null],
    [1, '2026-11-22'],
    [10, '2026-12-01'],
  ])('of %i days ends on %s', (plazoResultado, ultimo) => {
    expect(ultimoDiaDeResultado(SABADO, { plazoResultado })).toBe(ultimo);
  });

  it.each([
    [0, '2027-06-01T10:00', false],
    [2, '2026-11-21T18:30', false],
    [2, '2026-11-23T23:59', false],
    [2, '2026-11-24T00:00', true],
  ])('of %i days is over at %s: %s', (plazoResultado, ahora, tarde) => {
    expect(fueraDePlazo(partidoDe({ fecha: SABADO }), { plazoResultado }, ahora)).toBe(tarde);
  });

  it.each<Desenlace>([
    { que: 'aplazado', por: 1 },
    { que: 'suspendido', sets: marcadorCon([6, 4]), tras: null },
    { que: 'jugado', sets: marcadorCon([6, 4], [6, 4]), tras: null },
    { que: 'noPresentado', de: 1, tras: null },
    { que: 'ningunoPresentado', tras: null },
    { que: 'anulado', por: 'comite', sets: SIN_SETS, tras: null },
    { que: 'cancelado', tras: null },
  ])('is of what was to be played and nobody told: not of $que', (desenlace) => {
    const partido = partidoDe({ fecha: SABADO, desenlace });
    expect(fueraDePlazo(partido, { plazoResultado: 2 }, '2027-06-01T10:00')).toBe(false);
  });

  it('says until when and, once over, that it is', () => {
    expect(fraseDePlazo('2026-11-23', '2026-11-23')).toBe(
      'Hay hasta el lunes, 23 de noviembre para poner el resultado.',
    );
    expect(fraseDePlazo('2026-11-23', '2026-11-24')).toBe(
      'El plazo para poner el resultado acabó el lunes, 23 de noviembre: ponlo cuanto antes.',
    );
  });
});
