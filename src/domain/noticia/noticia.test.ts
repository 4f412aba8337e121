import { expect, test } from 'vitest';
import { estadoDeNoticia, fijadasPrimero } from './noticia.ts';

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
