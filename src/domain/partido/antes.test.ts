import { expect, test } from 'vitest';
import { antesDeEste } from './relato.ts';

const ANA = { nombre: 'Ana', fecha: '2026-12-05T21:00' };
const BLAS = { nombre: 'Blas', fecha: '2026-12-06T09:00' };

test.each([
  [[], null],
  [[ANA], 'El día antes, sábado 5 dic, Ana juega a\u00a0las\u00a021:00'],
  [
    [ANA, { ...BLAS, fecha: '2026-12-05T09:00' }],
    'El día antes, sábado 5 dic, Blas juega a\u00a0las\u00a009:00 y Ana a\u00a0las\u00a021:00',
  ],
  [
    [ANA, { nombre: 'Iván', fecha: '2026-12-05T21:00' }],
    'El día antes, sábado 5 dic, Ana juega a\u00a0las\u00a021:00 e Iván a\u00a0las\u00a021:00',
  ],
  [
    [BLAS, ANA],
    'El día antes, sábado 5 dic, Ana juega a\u00a0las\u00a021:00; ese mismo día, Blas juega a\u00a0las\u00a009:00',
  ],
  [[{ ...ANA, fecha: '2026-12-04T21:00' }], 'Dos días antes, viernes 4 dic, Ana juega a\u00a0las\u00a021:00'],
])('what is played before: %j', (otros, dicho) => {
  expect(antesDeEste(otros, '2026-12-06T12:00')).toBe(dicho);
});
