import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaDe, diasEntre, sumarDias } from '#domain/fecha.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import type { Desenlace } from './desenlace.ts';
import { marcadorCon } from './marcador.ts';
import {
  diaDeDarse,
  fraseDePlazo,
  fueraDePlazo,
  puntosDeNinguno,
  tocaRecordar,
  ultimoDiaDeResultado,
} from './plazo.ts';

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

  // Of a Saturday, the 21st.
  it.each([
    [0, '2027-06-01T10:00', false],
    [1, '2026-11-21T23:59', false],
    [1, '2026-11-22T00:00', true],
    [2, '2026-11-22T00:00', true],
    [5, '2026-11-24T23:59', false],
    [5, '2026-11-25T00:00', true],
    [5, '2026-12-25T00:00', true],
  ])('of %i days, where it is given up by itself, is reminded at %s: %s', (plazoResultado, ahora, toca) => {
    const partido = partidoDe({ fecha: SABADO });
    expect(tocaRecordar(partido, { plazoResultado, alVencer: 'solo' }, ahora)).toBe(toca);
    expect(tocaRecordar(partido, { plazoResultado, alVencer: 'mesa' }, ahora)).toBe(
      fueraDePlazo(partido, { plazoResultado }, ahora),
    );
    const aplazado = partidoDe({ fecha: SABADO, desenlace: { que: 'aplazado', por: 1 } });
    expect(tocaRecordar(aplazado, { plazoResultado, alVencer: 'solo' }, ahora)).toBe(false);
  });

  it('is never over by itself before who was told has had a whole day, nor before its last day', () => {
    const dias = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(dias, fc.integer({ min: 0, max: 200 }), (plazoResultado, tras) => {
        const hoy = sumarDias(diaDe(SABADO), tras);
        const dia = diaDeDarse(SABADO, { plazoResultado }, hoy);
        expect(diasEntre(hoy, dia)).toBeGreaterThanOrEqual(2);
        expect(dia > (ultimoDiaDeResultado(SABADO, { plazoResultado }) ?? '')).toBe(true);
        if (tras <= plazoResultado - 1) expect(dia).toBe(sumarDias(diaDe(SABADO), plazoResultado + 1));
      }),
    );
  });

  it.each([
    [{ ninguno: -2 }, -2],
    [{ ninguno: null }, null],
    [{ ninguno: 1, clasifica: false }, null],
    [{ ninguno: 1, sistema: 'escalera' as const }, 0],
  ])('costs each of both what their league says: %j', (reglas, puntos) => {
    expect(puntosDeNinguno({ ...reglasIniciales('social'), ...reglas })).toBe(puntos);
  });

  it('says until when and, once over, that it is', () => {
    expect(fraseDePlazo('2026-11-23', '2026-11-23')).toBe(
      'Hay hasta el lunes, 23 de noviembre para poner el resultado.',
    );
    expect(fraseDePlazo('2026-11-23', '2026-11-23', 'solo')).toBe(
      'Hay hasta el lunes, 23 de noviembre para poner el resultado. Si nadie lo dice, después se da por no jugado.',
    );
    expect(fraseDePlazo('2026-11-23', '2026-11-24')).toBe(
      'El plazo para poner el resultado acabó el lunes, 23 de noviembre: ponlo cuanto antes.',
    );
  });
});
