import { expect, test } from 'vitest';
import { type FilaConMotivo, porQue } from './porque.ts';

const fila = (jugador: string, puntos: number, mas: Partial<FilaConMotivo> = {}): FilaConMotivo => ({
  jugador,
  puntos,
  estado: 'activo',
  enLiga: true,
  desempate: null,
  ...mas,
});

const EVA = fila('Eva', 14);
const ANA = fila('Ana', 13, {
  desempate: { explicacion: 'Va por delante de Leo: empatan a 13 puntos y ganó.' },
});
const LEO = fila('Leo', 13);
const ABEL = fila('Abel', 20, { estado: 'eliminado' });

test.each([
  ['the first', undefined, EVA, ANA, ['Eva tiene 1 punto más que Ana.']],
  [
    'the second, who wins a tie-break',
    EVA,
    ANA,
    LEO,
    ['Va por delante de Leo: empatan a 13 puntos y ganó.', 'Ana está a 1 punto de Eva.'],
  ],
  [
    'who loses it, before who left',
    ANA,
    LEO,
    ABEL,
    [
      'Ana va por delante de Leo: empatan a 13 puntos y ganó.',
      'Va por delante de Abel, que ya no está en la liga.',
    ],
  ],
  [
    'in between by points, once',
    fila('Noa', 18),
    fila('Iris', 16),
    EVA,
    ['Iris está a 2 puntos de Noa y tiene 2 puntos más que Eva.'],
  ],
  ['who is out', LEO, ABEL, undefined, ['Leo va por delante de Abel, que ya no está en la liga.']],
  [
    'after a name that ends in an initial, with one full stop',
    fila('Gonzalo A.', 16),
    EVA,
    undefined,
    ['Eva está a 2 puntos de Gonzalo A.'],
  ],
])('%s is told why, and nothing twice', (_, anterior, una, siguiente, dicho) => {
  expect(porQue(una, anterior, siguiente)).toEqual(dicho);
});
