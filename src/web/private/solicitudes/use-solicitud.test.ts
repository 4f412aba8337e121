import { expect, it } from 'vitest';
import { conLoEscrito } from './use-solicitud.ts';

const ANTES = { atendida: false, notas: '' };

it.each([
  ['what was typed since stays, and the rest is what is saved now', { notas: 'Llamar' }, { atendida: true }],
  ['what is saved now, when nothing was typed', {}, { atendida: true, notas: 'De otra' }],
  ['the same on both sides is no conflict', { atendida: true }, { atendida: true }],
])('%s', (_rule, escrito, ahora) => {
  expect(conLoEscrito(ANTES, { ...ANTES, ...escrito }, { ...ANTES, ...ahora })).toEqual({
    ...ANTES,
    ...ahora,
    ...escrito,
  });
});

it('nothing, when both sides changed the same', () => {
  const ahora = { atendida: true, notas: 'De otra' };
  expect(conLoEscrito(ANTES, { ...ANTES, notas: 'Mía' }, ahora)).toBeNull();
});
