import { expect, test } from 'vitest';
import { alturaEnMano, type Recorrido, recorrer, rumboDe } from './use-arrastre.ts';

const VISTA = { arriba: 48, abajo: 768 };

const por = (...alturas: number[]): Recorrido =>
  alturas.reduce<Recorrido | null>(recorrer, null) ?? recorrer(null, 0);

test('what is taken at an edge and goes sideways moves no page', () => {
  expect(rumboDe(por(750, 744, 752, 749), VISTA)).toBe(0);
  expect(rumboDe(por(60, 70, 58), VISTA)).toBe(0);
});

test('what comes to an edge moves the page that way', () => {
  expect(rumboDe(por(500, 750), VISTA)).toBe(1);
  expect(rumboDe(por(500, 60), VISTA)).toBe(-1);
  // Away from the edge where it was taken, and back.
  expect(rumboDe(por(750, 600, 750), VISTA)).toBe(1);
  expect(rumboDe(por(60, 200, 60), VISTA)).toBe(-1);
  expect(rumboDe(por(60, 400), VISTA)).toBe(0);
});

test('the hour is kept until the hand leaves it by a quarter', () => {
  expect([1000, 989, 1011].map((hasta) => alturaEnMano(1000, hasta))).toEqual([1000, 1000, 1000]);
  expect([988, 1012].map((hasta) => alturaEnMano(1000, hasta))).toEqual([988, 1012]);
});
