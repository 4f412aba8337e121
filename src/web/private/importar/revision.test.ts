import { expect, it } from 'vitest';
import { mendar } from './use-revision.ts';

const FILAS = [
  { linea: 2, celdas: { jugador1: 'Evva Paz', jugador2: 'Ana Gil', resultado: '6-7-' } },
  { linea: 3, celdas: { jugador1: 'Ana Gil', jugador2: 'Evva Paz', resultado: '6-7-' } },
];

it('a name is mended wherever it says the same, in either place', () => {
  const { filas, otras } = mendar(FILAS, { linea: 2, campo: 'jugador1', texto: 'Eva Paz' });
  expect(filas.map(({ celdas }) => [celdas.jugador1, celdas.jugador2])).toEqual([
    ['Eva Paz', 'Ana Gil'],
    ['Ana Gil', 'Eva Paz'],
  ]);
  expect(otras).toBe(1);
});

it('what is of one match is mended in its row alone', () => {
  const { filas, otras } = mendar(FILAS, { linea: 3, campo: 'resultado', texto: '6-7 2-6' });
  expect(filas.map(({ celdas }) => celdas.resultado)).toEqual(['6-7-', '6-7 2-6']);
  expect(otras).toBe(0);
});
