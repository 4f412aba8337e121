import { expect, it } from 'vitest';
import { vecinasDe } from './solicitudes-detail.tsx';

const FILAS = [
  { id: 9, dt: 300 },
  { id: 7, dt: 200 },
  { id: 5, dt: 200 },
  { id: 1, dt: 100 },
];

it.each([
  ['in the middle', { id: 7, dt: 200 }, [9, 5], 2],
  ['the first', { id: 9, dt: 300 }, [undefined, 7], 1],
  ['the last', { id: 1, dt: 100 }, [5, undefined], 4],
  ['that has left the list', { id: 6, dt: 200 }, [7, 5], 0],
])('those beside one %s', (_donde, suya, ids, suPuesto) => {
  const { anterior, siguiente, puesto } = vecinasDe(FILAS, suya);
  expect([anterior?.id, siguiente?.id]).toEqual(ids);
  expect(puesto).toBe(suPuesto);
});
