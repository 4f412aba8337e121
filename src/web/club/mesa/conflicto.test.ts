import { expect, it } from 'vitest';
import { diferencias } from './ficha.tsx';

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

it('what theirs does not have is empty', () =>
  expect(diferencias([['Semana 7', 'Sí']], [])).toEqual([{ campo: 'Semana 7', mia: 'Sí', suya: '' }]));
