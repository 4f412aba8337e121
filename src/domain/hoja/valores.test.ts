import { describe, expect, it } from 'vitest';
import { enteroDe, estadoDe, fechaDeHoja, siNoDe } from './valores.ts';

describe('what a spreadsheet writes', () => {
  it.each([
    ['21/11/2026 18:30', '2026-11-21T18:30'],
    ['1/2/26 9:05', '2026-02-01T09:05'],
    ['21-11-2026', '2026-11-21T00:00'],
    ['2026-11-21 18:30:00', '2026-11-21T18:30'],
    ['2026-11-21T18:30', '2026-11-21T18:30'],
    ['46347,770833333', '2026-11-21T18:30'],
    ['46347', '2026-11-21T00:00'],
    ['mañana', null],
    ['', null],
  ])('the moment %s is %s', (texto, fecha) => {
    expect(fechaDeHoja(texto)).toBe(fecha);
  });

  it('yes, no, states and whole numbers', () => {
    expect(['Sí', 'si', 'X', 'VERDADERO', 'no', '', 'quizá'].map(siNoDe)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      null,
    ]);
    expect(['Activo', 'LESIONADO', 'lesión', 'eliminada', 'otro'].map(estadoDe)).toEqual([
      'activo',
      'lesion',
      'lesion',
      'eliminado',
      null,
    ]);
    expect(['7', ' 12,0', '1.0', '1,5', '-3', 'x'].map(enteroDe)).toEqual([7, 12, 1, null, null, null]);
  });
});
