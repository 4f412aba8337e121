import { describe, expect, it } from 'vitest';
import { esCorrecta, sumaDe } from './finales.tsx';

describe('the sum of a new season', () => {
  it('adds two figures from 1 to 9', () => {
    expect(sumaDe(() => 0)).toEqual([1, 1]);
    expect(sumaDe(() => 0.999)).toEqual([9, 9]);
  });

  it.each([
    ['7', true],
    [' 7 ', true],
    ['8', false],
    ['', false],
    [' ', false],
    ['siete', false],
  ])('3 + 4 = «%s» is %s', (texto, esperado) => {
    expect(esCorrecta([3, 4], texto)).toBe(esperado);
  });
});
