import { describe, expect, test } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import type { Zona } from './fila.ts';
import { type Extremos, esPrimera, esUltima, zonaDe } from './tabla.ts';

const LETRAS: Record<Zona, string> = {
  ascenso: 'A',
  promocionAscenso: 'a',
  porDecidir: '=',
  promocionDescenso: 'd',
  descenso: 'D',
};

/** The zones of a whole table, a letter a row. */
const dibujo = (n: number, tipo: 'social' | 'infantil' | 'amistosos', extremos: Extremos): string =>
  Array.from({ length: n }, (_, i) => zonaDe(i + 1, n, reglasIniciales(tipo), extremos))
    .map((zona) => (zona === null ? '-' : LETRAS[zona]))
    .join('');

describe('zones', () => {
  const media = { primera: false, ultima: false };
  const primera = { primera: true, ultima: false };
  const ultima = { primera: false, ultima: true };
  const unica = { primera: true, ultima: true };

  test.each([
    [0, ''],
    [1, 'A'],
    [2, 'AA'],
    [3, 'AAD'],
    [4, 'AADD'],
    [5, 'AAaDD'],
    [6, 'AAaaDD'],
    [7, 'AAaadDD'],
    [8, 'AAaaddDD'],
    [10, 'AAaa--ddDD'],
  ])('middle social division of %i: %s', (n, esperado) => expect(dibujo(n, 'social', media)).toBe(esperado));

  test.each([
    [8, primera, '----ddDD'],
    [8, ultima, 'AAaa----'],
    [8, unica, '--------'],
    [3, primera, 'dDD'],
    [3, ultima, 'AAa'],
    [20, unica, '-'.repeat(20)],
  ])('social of %i at the ends: %j %s', (n, extremos, esperado) =>
    expect(dibujo(n, 'social', extremos)).toBe(esperado),
  );

  test('infantil has no play-off places', () => {
    expect(dibujo(8, 'infantil', media)).toBe('AA----DD');
    expect(dibujo(8, 'infantil', primera)).toBe('------DD');
    expect(dibujo(8, 'infantil', ultima)).toBe('AA------');
  });

  test('a league that does not rank has none', () => expect(dibujo(8, 'amistosos', media)).toBe('--------'));
});

describe('top and bottom division', () => {
  const primera = ligaDe({ id: 1, division: 1 });
  const segunda = ligaDe({ id: 2, division: 2 });
  const tercera = ligaDe({ id: 3, division: 3 });
  const ligas = [tercera, primera, segunda];

  test('by level', () => {
    expect(ligas.map((liga) => esPrimera(liga, ligas))).toEqual([false, true, false]);
    expect(ligas.map((liga) => esUltima(liga, ligas))).toEqual([true, false, false]);
  });

  test('Promoción is the bottom of infantil', () => {
    const promocion = ligaDe({ id: 4, tipo: 'infantil', division: 0 });
    const otra = ligaDe({ id: 5, tipo: 'infantil', division: 2 });
    expect(esUltima(promocion, [promocion, otra])).toBe(true);
    expect(esPrimera(otra, [promocion, otra])).toBe(true);
    expect(esUltima(otra, [promocion, otra])).toBe(false);
  });

  test('other types, years and, for an active league, inactive ones do not count', () => {
    const ajenas = [
      ligaDe({ id: 6, tipo: 'infantil', division: 1 }),
      ligaDe({ id: 7, division: 1, anio: 2025 }),
      ligaDe({ id: 8, division: 1, estado: 'inactiva' }),
    ];
    expect(esPrimera(segunda, [segunda, tercera, ...ajenas])).toBe(true);
  });

  test('an inactive league is measured against all of its type and year', () => {
    const vieja = { ...segunda, estado: 'inactiva' } as const;
    expect(esPrimera(vieja, [vieja, primera])).toBe(false);
    expect(esUltima(vieja, [vieja, { ...tercera, estado: 'inactiva' }])).toBe(false);
  });

  test('a sole division is both, whether or not the list contains it', () => {
    expect([esPrimera(segunda, [segunda]), esUltima(segunda, [])]).toEqual([true, true]);
  });
});
