import { describe, expect, it } from 'vitest';
import { aperturas, avisoDeBorrado, cuantasCaducan, mesesMal } from './inscripciones.ts';

const TIPOS = [
  { tipo: 'escuelapadel', etiqueta: 'Pádel', abierta: true },
  { tipo: 'campusverano', etiqueta: 'Campus', abierta: false },
] as const;

const dt = (momento: string): { dt: number } => ({ dt: Date.parse(momento) / 1000 });

describe('the settings of the inbox', () => {
  it('send only the types that open or close', () => {
    expect(aperturas(TIPOS, ['escuelapadel'])).toEqual([]);
    expect(aperturas(TIPOS, ['campusverano'])).toEqual([
      { tipo: 'escuelapadel', abierta: false },
      { tipo: 'campusverano', abierta: true },
    ]);
  });

  it.each([1, 72, 240])('take %s months', (meses) => expect(mesesMal(meses)).toBeNull());
  it.each([0, 241, 1.5, '', 'seis'])('refuse %s months', (meses) => expect(mesesMal(meses)).not.toBeNull());

  it('count what would be deleted by days of the club', () => {
    const filas = [dt('2026-10-20T21:59Z'), dt('2026-10-20T22:01Z'), dt('2026-11-20T10:00Z')];
    expect(cuantasCaducan(filas, '2026-11-21', 1)).toBe(1);
    expect(cuantasCaducan(filas, '2026-11-21', 2)).toBe(0);
    expect(avisoDeBorrado(1, 1)).toMatch(/^1 inscripción tiene más de 1 mes:/);
  });
});
