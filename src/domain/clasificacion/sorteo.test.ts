import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ordenDelSorteo, sortear } from './sorteo.ts';

const listas = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 12 });

test('the same balls give the same order, and everybody is in it once', () => {
  fc.assert(
    fc.property(listas, fc.infiniteStream(fc.nat(1_000_000)), (lista, azar) => {
      const { orden, bolas } = sortear(lista, (hasta) => (azar.next().value % hasta) + 1);
      expect(ordenDelSorteo(lista, bolas)).toEqual(orden);
      expect(orden.toSorted((a, b) => a - b)).toEqual(lista.toSorted((a, b) => a - b));
    }),
  );
});

/** Every way in which the balls of so many may come out. */
const todasLasBolas = (n: number): number[][] =>
  n === 0
    ? [[]]
    : Array.from({ length: n }, (_, i) => i + 1).flatMap((bola) =>
        todasLasBolas(n - 1).map((resto) => [bola, ...resto]),
      );

test.each([
  [2, 2],
  [3, 6],
  [4, 24],
  [5, 120],
])('of %i, each of the %i orders comes out by some balls and by no others', (n, cuantos) => {
  const lista = Array.from({ length: n }, (_, i) => 10 * (i + 1));
  const ordenes = todasLasBolas(n).map((bolas) => String(ordenDelSorteo(lista, bolas)));
  expect(ordenes).toHaveLength(cuantos);
  expect(new Set(ordenes).size).toBe(cuantos);
});

test('each ball is asked of as many as are left', () => {
  const pedidas: number[] = [];
  const sacar = (hasta: number): number => {
    pedidas.push(hasta);
    return hasta;
  };
  expect(sortear([7, 8, 9], sacar)).toEqual({ bolas: [3, 2, 1], orden: [9, 8, 7] });
  expect(pedidas).toEqual([3, 2, 1]);
});

test.each([[[]], [[1, 1]], [[4, 1, 1]], [[0, 1, 1]], [[-1, 1, 1]], [[1, 1, 1, 1]]])(
  'balls %j are of no draw of three',
  (bolas) => expect(ordenDelSorteo([7, 8, 9], bolas)).toBeNull(),
);
