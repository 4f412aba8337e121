import { expect, test } from 'vitest';
import { partidoDe } from '#tests/builders/partido.ts';
import type { Desenlace } from './desenlace.ts';
import { marcadorCon } from './marcador.ts';
import { quienVaPorDelante, relatoDe } from './relato.ts';

const NOMBRES = ['Ana', 'Blas'] as const;

test.each([
  ['6-2 6-3', 'Ana ganó sin ceder un set'],
  ['6-7 3-6', 'Blas ganó sin ceder un set'],
  ['7-6 7-6', 'Ana ganó los dos sets en el tie-break'],
  ['7-6 7-5', 'Ana ganó sin ceder un set'],
  ['6-2 3-6 6-4', 'Ana ganó en tres sets'],
  ['2-6 6-3 6-4', 'Ana remontó un set en contra y ganó en tres sets'],
  ['6-4 6-7 7-10', 'Blas remontó un set en contra y ganó en el super tie-break'],
  ['6-4 6-7 10-7', 'Ana ganó en el super tie-break'],
  ['6-6 6-2 6-1', 'Ana ganó en tres sets'],
  ['6-1 6-7', 'Ana ganó por juegos'],
  ['9-7', null],
  ['', null],
])('what %s tells', (tanteo, dicho) => {
  const sets = tanteo.split(' ').filter(Boolean);
  const marcador = marcadorCon(...sets.map((set) => set.split('-').map(Number) as [number, number]));
  expect(relatoDe(partidoDe({ sets: marcador }), NOMBRES)).toBe(dicho);
});

test.each(['retirada', 'suspendido'] as const)('of a %s the sets do not tell how it ended', (que) => {
  const sets = marcadorCon([6, 4], [2, 1]);
  expect(relatoDe({ desenlace: { que, de: 2, sets, tras: null } as Desenlace }, NOMBRES)).toBeNull();
});

test('who did not turn up has nothing to tell', () => {
  const sets = marcadorCon([6, 0], [6, 0]);
  expect(relatoDe(partidoDe({ jugador2NoPresenta: true, sets }), NOMBRES)).toBeNull();
});

test.each([
  [[], null],
  [[2], 'La única vez, ganó Blas'],
  [[1, 1], 'Ana ha ganado siempre'],
  [[2, 1], 'Empate: el último lo ganó Blas'],
  [[1, 2, 1], 'Ana va por delante y ganó el último'],
  [[1, 2, 2], 'Blas va por delante; el último lo ganó Ana'],
  [[2, 1, 1], 'Ana va por delante; el último lo ganó Blas'],
] as const)('of who won %j, the newest first', (ganadores, dicho) => {
  expect(quienVaPorDelante(ganadores, NOMBRES)).toBe(dicho);
});
