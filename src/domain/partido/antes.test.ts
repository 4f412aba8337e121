import { expect, test } from 'vitest';
import { antesDeEste } from './antes.ts';

const ANA = { nombre: 'Ana', fecha: '2026-12-05T21:00' };
const BLAS = { nombre: 'Blas', fecha: '2026-12-06T09:00' };

test.each([
  [[], null],
  [[ANA], 'Antes, Ana juega el sábado 5 dic a las 21:00.'],
  [[ANA, BLAS], 'Antes, Ana juega el sábado 5 dic a las 21:00, y Blas, el domingo 6 dic a las 09:00.'],
])('what is played before: %j', (otros, dicho) => {
  expect(antesDeEste(otros)).toBe(dicho);
});
