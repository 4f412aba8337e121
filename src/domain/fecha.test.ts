import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  diaDe,
  diaSemana,
  diasEntre,
  esDia,
  esFechaHora,
  fechaHora,
  horaDe,
  minutosDe,
  proximoCambio,
  seSolapan,
  sumarDias,
  sumarMinutos,
} from './fecha.ts';

describe('days and times', () => {
  test.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-01', false],
    ['1900-01-01', true],
    ['2100-12-31', true],
    ['0001-01-01', false],
    ['1899-12-31', false],
    ['2101-01-01', false],
    ['', false],
  ])('day %j exists: %s', (texto, existe) => expect(esDia(texto)).toBe(existe));

  test.each([
    ['2026-11-21T00:00', true],
    ['2026-11-21T23:59', true],
    ['2026-11-21T24:00', false],
    ['2026-11-21T10:60', false],
    ['2026-11-31T10:00', false],
    ['2026-11-21 10:00', false],
    ['2026-11-21T10:00:00', false],
  ])('time %j exists: %s', (texto, existe) => expect(esFechaHora(texto)).toBe(existe));

  test('a time splits into day, hour and minutes', () => {
    expect(diaDe('2026-11-21T09:30')).toBe('2026-11-21');
    expect(horaDe('2026-11-21T09:30')).toBe('09:30');
    expect(minutosDe('2026-11-21T09:30')).toBe(570);
    expect(fechaHora('2026-11-21', 570)).toBe('2026-11-21T09:30');
  });

  test('the clock change of the last Sunday of March does not move anything', () => {
    expect(sumarMinutos('2026-03-29T01:30', 60)).toBe('2026-03-29T02:30');
    expect(diasEntre('2026-03-28', '2026-03-30')).toBe(2);
  });

  test('minutes carry into the next day and year', () =>
    expect(sumarMinutos('2026-12-31T23:30', 60)).toBe('2027-01-01T00:30'));

  test('2026-11-21 is a Saturday', () => expect(diaSemana('2026-11-21')).toBe(6));

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (dias) => {
        expect(diasEntre('2026-11-21', sumarDias('2026-11-21', dias))).toBe(dias);
      }),
    );
  });
});

describe('what is told by the hour changes', () => {
  const PARTIDOS = [
    { fecha: '2026-11-21T10:00', duracion: 90 },
    { fecha: '2026-11-21T11:00', duracion: 60 },
    { fecha: '2026-11-22T09:00', duracion: 60 },
  ];
  test.each([
    ['2026-11-21T09:59', '2026-11-21T10:00'],
    ['2026-11-21T10:00', '2026-11-21T11:00'],
    ['2026-11-21T11:29', '2026-11-21T11:30'],
    ['2026-11-21T12:00', '2026-11-22T00:00'],
    ['2026-11-22T23:00', '2026-11-23T00:00'],
  ])('told at %s, next at %s', (ahora, cambia) => expect(proximoCambio(PARTIDOS, ahora)).toBe(cambia));
});

describe('overlap', () => {
  test.each([
    ['10:00', 90, '11:30', 90, false],
    ['10:00', 90, '11:29', 90, true],
    ['10:00', 90, '09:00', 60, false],
    ['10:00', 90, '09:00', 61, true],
    ['10:00', 120, '10:30', 30, true],
  ])('%s for %i and %s for %i: %s', (horaA, duracionA, horaB, duracionB, solapan) => {
    const a = { fecha: `2026-11-21T${horaA}`, duracion: duracionA };
    const b = { fecha: `2026-11-21T${horaB}`, duracion: duracionB };
    expect(seSolapan(a, b)).toBe(solapan);
    expect(seSolapan(b, a)).toBe(solapan);
  });
});
