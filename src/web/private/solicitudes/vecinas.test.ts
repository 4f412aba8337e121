import { expect, it } from 'vitest';
import { vecinasDe } from './vecinas.tsx';

const FILAS = [
  { id: 9, dt: 300 },
  { id: 7, dt: 200 },
  { id: 5, dt: 200 },
  { id: 1, dt: 100 },
];

it.each([
  ['in the middle', { id: 7, dt: 200 }, [9, 5]],
  ['the first', { id: 9, dt: 300 }, [undefined, 7]],
  ['the last', { id: 1, dt: 100 }, [5, undefined]],
  ['that has left the list', { id: 6, dt: 200 }, [7, 5]],
])('those beside one %s', (_donde, suya, ids) => {
  const { anterior, siguiente } = vecinasDe(FILAS, suya);
  expect([anterior?.id, siguiente?.id]).toEqual(ids);
});
