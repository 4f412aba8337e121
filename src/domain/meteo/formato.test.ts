import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enteros, grados, indiceUv, kmPorHora, nivelUv, palabraUv, porcentaje, rango } from './cielo.ts';

describe('rounding and units', () => {
  test.each([
    [18.4, '18'],
    [18.5, '19'],
    [-0.4, '0'],
    [0, '0'],
    [-1.5, '−1'],
    [-1.6, '−2'],
  ])('%f degrees are shown as %s', (temperatura, texto) => expect(enteros(temperatura)).toBe(texto));

  test('a space that does not break keeps figure and unit together', () => {
    expect(grados(18.4)).toBe('18\u00a0°C');
    expect(rango(8.6, 18.4)).toBe('9°\u00a0a\u00a018°');
    expect(kmPorHora(12.7)).toBe('13\u00a0km/h');
    expect(porcentaje(54)).toBe('54\u00a0%');
  });

  test('whole degrees are never more than half a degree away', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 55, noNaN: true }), (temperatura) => {
        expect(enteros(temperatura)).toMatch(/^(0|−?[1-9]\d?)$/);
        expect(Math.abs(Number(enteros(temperatura).replace('−', '-')) - temperatura)).toBeLessThanOrEqual(
          0.5,
        );
      }),
    );
  });
});

describe('ultraviolet index', () => {
  test.each([
    [0, 'verde', 'bajo', '0'],
    [2.9, 'verde', 'bajo', '2,9'],
    [3, 'aviso', 'moderado', '3'],
    [5.9, 'aviso', 'moderado', '5,9'],
    [6, 'aviso', 'alto', '6'],
    [7.9, 'aviso', 'alto', '7,9'],
    [8, 'peligro', 'muy alto', '8'],
    [10.9, 'peligro', 'muy alto', '10,9'],
    [11, 'peligro', 'extremo', '11'],
  ])('%f is %s, %s, and reads %s', (uvi, nivel, palabra, texto) => {
    expect(nivelUv(uvi)).toBe(nivel);
    expect(palabraUv(uvi)).toBe(palabra);
    expect(indiceUv(uvi)).toBe(texto);
  });
});
