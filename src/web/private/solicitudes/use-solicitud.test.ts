import { expect, it } from 'vitest';
import { conLoEscrito } from './use-solicitud.ts';

it.each([
  ['what was typed since stays', ['', 'Llamar', ''], 'Llamar'],
  ['what is saved now, when nothing was typed', ['', '', 'De otra'], 'De otra'],
  ['the same on both sides is no conflict', ['', 'Llamar', 'Llamar'], 'Llamar'],
  ['nothing, when both sides changed them', ['', 'Mía', 'De otra'], null],
] as const)('%s', (_rule, [antes, escritas, ahora], queda) => {
  expect(conLoEscrito(antes, escritas, ahora)).toBe(queda);
});
