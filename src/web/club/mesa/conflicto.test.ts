import { expect, it } from 'vitest';
import { diferencias, mezclar } from './conflicto.tsx';

const MIA = [
  ['Nombre', 'Ana'],
  ['Teléfono', '600'],
  ['Notas', ''],
] as const;

it('only what differs is to be chosen, mine beside theirs, in reading order', () => {
  const suya = [
    ['Notas', 'Llama él'],
    ['Nombre', 'Ana'],
    ['Teléfono', '611'],
  ] as const;
  expect(diferencias(MIA, suya)).toEqual([
    { campo: 'Teléfono', mia: '600', suya: '611' },
    { campo: 'Notas', mia: '', suya: 'Llama él' },
  ]);
  expect(diferencias(MIA, MIA)).toEqual([]);
});

it('only what I changed is mine: the rest is what somebody else saved meanwhile', () => {
  const habia = { telefono: '600', notas: '', reglas: { victoria: 3, derrota: 1 }, formatos: ['a', 'b'] };
  const mia = { ...habia, notas: 'Llama él', reglas: { victoria: 2, derrota: 1 }, formatos: ['a'] };
  const suya = { ...habia, telefono: '611', reglas: { victoria: 3, derrota: 0 }, formatos: ['a', 'b', 'c'] };
  expect(mezclar(habia, mia, suya)).toEqual({
    telefono: '611',
    notas: 'Llama él',
    reglas: { victoria: 2, derrota: 0 },
    formatos: ['a'],
  });
  expect(mezclar(habia, habia, suya)).toEqual(suya);
});

it('what theirs does not have is empty', () =>
  expect(diferencias([['Semana 7', 'Sí']], [])).toEqual([{ campo: 'Semana 7', mia: 'Sí', suya: '' }]));
