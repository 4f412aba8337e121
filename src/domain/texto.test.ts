import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compararNombres, normalizarTexto } from './texto.ts';

describe('search text', () => {
  test.each([
    ['  Álvaro   NÚÑEZ ', 'alvaro nunez'],
    ['Begoña\tLópez', 'begona lopez'],
    ['a^b `c`', 'a^b `c`'],
    ['', ''],
  ])('%j reads %j', (texto, esperado) => expect(normalizarTexto(texto)).toBe(esperado));

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        const una = normalizarTexto(texto);
        expect(normalizarTexto(una)).toBe(una);
      }),
    );
  });
});

test('names sort as in Spanish: accents do not count, Ñ follows N', () => {
  const nombres = ['Óscar', 'Ñoño', 'Zoe', 'Nuria', 'Álvaro', 'Ana', 'Olga'];
  expect(nombres.toSorted(compararNombres)).toEqual([
    'Álvaro',
    'Ana',
    'Nuria',
    'Ñoño',
    'Olga',
    'Óscar',
    'Zoe',
  ]);
});
