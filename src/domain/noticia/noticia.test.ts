import { expect, test } from 'vitest';
import { estadoDeNoticia, fijadasPrimero, idDeDireccion, tramoDeTitulo } from './noticia.ts';

test.each([
  [true, 99, 100, 'publicada'],
  [true, 100, 100, 'publicada'],
  [true, 101, 100, 'programada'],
  [false, 99, 100, 'retirada'],
  [false, 101, 100, 'retirada'],
] as const)('publicada %s, out at %i, seen at %i: %s', (publicada, dt, ahora, estado) =>
  expect(estadoDeNoticia({ publicada, dt }, ahora)).toBe(estado),
);

test('pinned ones come first and nothing else moves', () => {
  const una = (id: number, fijada = false) => ({ id, fijada });
  const orden = fijadasPrimero([una(4), una(3, true), una(2), una(1, true)]).map(({ id }) => id);
  expect(orden).toEqual([3, 1, 4, 2]);
});

test.each([
  ['Así fue el máster infantil', 'asi-fue-el-master-infantil'],
  ['¡24 h! Año nuevo & «churros»', '24-h-ano-nuevo-churros'],
  ['', ''],
  [`${'palabra '.repeat(20)}`, `${'palabra-'.repeat(7)}pala`],
])('the title %j is %j in an address', (titulo, tramo) => expect(tramoDeTitulo(titulo)).toBe(tramo));

test.each([
  ['7-asi-fue', 7],
  ['7', 7],
  ['7-', 7],
  ['7b', null],
  ['07-x', null],
  ['asi-fue', null],
  ['', null],
  ['99999999999-x', null],
])('the address %j names %s', (tramo, id) => expect(idDeDireccion(tramo)).toBe(id));
