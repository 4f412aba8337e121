import { expect, test } from 'vitest';
import { distancias, type FilaConMotivo, porQueDelante, porQueDetras } from './porque.ts';

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
  ['the first', EVA, undefined, null, ANA, 'Va por delante de Ana por puntos: 14 frente a 13.'],
  [
    'the second',
    ANA,
    EVA,
    'Eva va por delante de Ana por puntos: 14 frente a 13.',
    LEO,
    'Va por delante de Leo: empatan a 13 puntos y ganó.',
  ],
  [
    'who loses a tie-break, before who left',
    LEO,
    ANA,
    'Ana va por delante de Leo: empatan a 13 puntos y ganó.',
    ABEL,
    'Va por delante de Abel, que ya no está en la liga.',
  ],
  ['the last', ABEL, LEO, 'Leo va por delante de Abel, que ya no está en la liga.', undefined, null],
])('%s is told why from above and from below', (_, una, anterior, detras, siguiente, delante) => {
  expect(porQueDetras(una, anterior)).toBe(detras);
  expect(porQueDelante(una, siguiente)).toBe(delante);
});

test.each([
  ['the first', EVA, undefined, ANA, 'Eva tiene 1 punto más que Ana.'],
  ['the second', ANA, EVA, LEO, 'Ana está a 1 punto de Eva.'],
  [
    'in between',
    fila('Iris', 16),
    fila('Noa', 18),
    EVA,
    'Iris está a 2 puntos de Noa y tiene 2 puntos más que Eva.',
  ],
  ['the last one in', LEO, ANA, ABEL, null],
  ['who is out', ABEL, LEO, undefined, null],
])('%s is told how far the next places are', (_, una, anterior, siguiente, dicho) =>
  expect(distancias(una, anterior, siguiente)).toBe(dicho),
);

test('a name that ends in an initial has one full stop', () => {
  expect(distancias(fila('Eva', 14), fila('Gonzalo A.', 16), undefined)).toBe(
    'Eva está a 2 puntos de Gonzalo A.',
  );
});
