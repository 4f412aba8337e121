import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cieloDe, iconoDe } from './cielo.ts';
import { ICONOS } from './weather.ts';

describe('the picture of a WMO code', () => {
  test.each([
    [0, '01d', 'Despejado'],
    [1, '02d', 'Poco nuboso'],
    [2, '03d', 'Nubes y claros'],
    [3, '04d', 'Cubierto'],
    [45, '50d', 'Niebla'],
    [48, '50d', 'Niebla'],
    [51, '09d', 'Llovizna o chubascos'],
    [57, '09d', 'Llovizna o chubascos'],
    [61, '10d', 'Lluvia'],
    [67, '10d', 'Lluvia'],
    [71, '13d', 'Nieve'],
    [77, '13d', 'Nieve'],
    [80, '09d', 'Llovizna o chubascos'],
    [82, '09d', 'Llovizna o chubascos'],
    [85, '13d', 'Nieve'],
    [86, '13d', 'Nieve'],
    [95, '11d', 'Tormenta'],
    [99, '11d', 'Tormenta'],
  ])('%i is %s, %s', (codigo, icono, cielo) => {
    expect(iconoDe(codigo, true)).toBe(icono);
    expect(cieloDe(iconoDe(codigo, true))).toBe(cielo);
  });

  test('night changes the letter only', () => expect(iconoDe(61, false)).toBe('10n'));

  test('every code has a picture and words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.boolean(), (codigo, esDeDia) => {
        const icono = iconoDe(codigo, esDeDia);
        expect(ICONOS).toContain(icono);
        expect(cieloDe(icono)).toMatch(/^\p{Lu}/u);
      }),
    );
  });
});
