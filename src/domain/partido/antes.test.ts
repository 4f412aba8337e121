import { expect, test } from 'vitest';
import { antesDeEste } from './antes.ts';

const ANA = { nombre: 'Ana', fecha: '2026-12-05T21:00' };
const BLAS = { nombre: 'Blas', fecha: '2026-12-06T09:00' };

test.each([
  [[], null],
  [[ANA], 'El sábado 5 dic juega Ana, a\u00a0las\u00a021:00.'],
  [
    [ANA, { ...BLAS, fecha: '2026-12-05T09:00' }],
    'El sábado 5 dic juegan Ana, a\u00a0las\u00a021:00, y Blas, a\u00a0las\u00a009:00.',
  ],
  [[ANA, BLAS], 'Antes juegan Ana, el sábado 5 dic, y Blas, el domingo 6 dic.'],
])('what is played before: %j', (otros, dicho) => {
  expect(antesDeEste(otros)).toBe(dicho);
});
