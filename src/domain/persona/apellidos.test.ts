import { expect, it } from 'vitest';
import { dePila } from '#domain/texto.ts';
import { apellidosDelante, nombresCortos } from './apellidos.ts';

const cortos = (...nombres: string[]): string[] => [
  ...nombresCortos(new Map(nombres.map((nombre, id) => [id, nombre]))).values(),
];

it.each([
  [
    ['Ana Gil Ruiz', 'Bea Paz Sanz'],
    ['Gil', 'Paz'],
  ],
  [
    ['Olmedo / Rivas', 'Leo Z. / Mora', 'Ana Olmedo'],
    ['Olmedo / Rivas', 'Leo Z. / Mora', 'Olmedo'],
  ],
  [
    ['Ana Gil Ruiz', 'Bea Gil Sanz'],
    ['Gil A.', 'Gil B.'],
  ],
  [
    ['Ana Gil Ruiz', 'Alba Gil Sanz'],
    ['Gil An.', 'Gil Al.'],
  ],
  [
    ['Alba Gil Ruiz', 'Alicia Gil Sanz'],
    ['Gil Alb.', 'Gil Ali.'],
  ],
  [
    ['Álvaro Gil Ruiz', 'Amaya Gil Sanz'],
    ['Gil Ál.', 'Gil Am.'],
  ],
  [
    ['Ana Gil Ruiz', 'Anabel Gil Sanz'],
    ['Gil Ana', 'Gil Ana.'],
  ],
  [
    ['Emma Gil Paz', 'Alba Gil Eva'],
    ['Gil E.', 'Gil A.'],
  ],
  [
    ['Ana Gil Ruiz', 'Ana Gil Sanz'],
    ['Gil A. R.', 'Gil A. S.'],
  ],
  [
    ['Ana Gil Ruiz', 'Ana Gil Rey'],
    ['Gil Ruiz', 'Gil Rey'],
  ],
  [
    ['Ana Gil Ruiz', 'Ana Gil Ruiz'],
    ['Ana Gil Ruiz', 'Ana Gil Ruiz'],
  ],
  [['José María López Vega'], ['López']],
  [
    ['Ana Gil del Olmo', 'Ana Gil Sanz'],
    ['Gil A. O.', 'Gil A. S.'],
  ],
  [
    ['Eva de la Fuente Mora', 'Luis del Río'],
    ['de la Fuente', 'del Río'],
  ],
  [
    ['Alicia G.', 'Pelé'],
    ['G.', 'Pelé'],
  ],
])('%j are short as %j', (nombres, esperados) => expect(cortos(...nombres)).toEqual(esperados));

it.each([
  ['Ana Gil Ruiz', 'Gil Ruiz, Ana'],
  ['José María López Vega', 'López Vega, José María'],
  ['Luis del Río', 'del Río, Luis'],
  ['Pelé', 'Pelé'],
])('%s by surname is %s', (nombre, delante) => expect(apellidosDelante(nombre)).toBe(delante));

it.each([
  ['Ana Gil Ruiz', 'Ana'],
  ['Pelé', 'Pelé'],
  ['del Olmo / Frutos', 'del Olmo / Frutos'],
])('%s is called %s', (nombre, pila) => expect(dePila(nombre)).toBe(pila));
