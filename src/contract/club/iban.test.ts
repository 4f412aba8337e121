import { describe, expect, it } from 'vitest';
import { ibanValido } from './iban.ts';

describe('an IBAN that the club can collect from', () => {
  it.each([
    ['ES9121000418450200051332', true],
    ['es91 2100 0418 4502 0005 1332', true],
    ['PT50 0002 0123 1234 5678 9015 4', true],
    ['ES91 2100 0418 4502 0005 1333', false],
    ['EG38 0019 0005 0000 0000 2631 8000 2', false],
    ['', false],
  ])('%s: %s', (iban, vale) => {
    expect(ibanValido(iban)).toBe(vale);
  });
});
