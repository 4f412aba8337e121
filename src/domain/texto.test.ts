import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claveDeNombre, compararNombres, defectoDeNombre, normalizarTexto, tienePalabras } from './texto.ts';

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

describe('names that a person reads as the same one', () => {
  const pena = claveDeNombre('Pista Peña');

  test.each(['PISTA PEÑA', ' pista  peña ', 'Pista Pen\u0303a', 'Pista\u00ad Pe\u200bña', 'Ｐista Peña'])(
    '%j is it',
    (nombre) => expect(claveDeNombre(nombre)).toBe(pena),
  );

  test('Ñ is another letter than N', () => expect(claveDeNombre('Pista Pena')).not.toBe(pena));
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

test.each([
  ['José Luis Ñúñez', 'jose', true],
  ['José Luis Ñúñez', 'NUÑ lu', true],
  ['José Luis Ñúñez', ' ', true],
  ['José Luis Ñúñez', 'ose', false],
  ['José Luis Ñúñez', 'luis paz', false],
])('%s, looked for as %j: %s', (nombre, buscado, tiene) =>
  expect(tienePalabras(nombre, buscado)).toBe(tiene),
);

test.each([
  ['Ana\nBcc: x', 'oculto'],
  ['Ana\r\nGil', 'oculto'],
  ['Ana\u2028Gil', 'oculto'],
  ['Ana\tGil', 'oculto'],
  ['Pra\u200bdo', 'oculto'],
  ['Ana\u00ad Gil', 'oculto'],
  ['\u3164', 'oculto'],
  ['Ana\u2800', 'oculto'],
  ['\u0410drián Peñalver', 'mezclado'],
  ['Ana G\u03bfmez', 'mezclado'],
  ['Адриан Пеналвер', null],
  ['Íñigo Güell i Ferrer-Sánchez', null],
  ['Mª Ángeles O’Neill', null],
  ['Rayo ⚡️ 👨‍👩‍👧', null],
])('of %j, what keeps it from being read as it is: %s', (nombre, defecto) =>
  expect(defectoDeNombre(nombre)).toBe(defecto),
);
