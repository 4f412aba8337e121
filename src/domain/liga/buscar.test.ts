import { expect, test } from 'vitest';
import { porQueNoSale, seLlamaAsi } from './buscar.ts';
import { DE_SIEMPRE } from './deportes.ts';
import { nombreLiga } from './liga.ts';
import type { TipoLiga } from './tipos.ts';

const LIGAS = (
  [
    ['social', 1, 2026],
    ['social', 2, 2026],
    ['social', 10, 2026],
    ['social', 2, 2025],
    ['infantil', 1, 2026],
    ['infantil', 2, 2026],
    ['infantil', 0, 2026],
    ['amistosos', 0, 2026],
    ['playoff', 0, 2026],
  ] satisfies [TipoLiga, number, number][]
).map(([tipo, division, anio]) => nombreLiga({ ...DE_SIEMPRE, ciclo: 0, tipo, division, anio }));

const [S1, S2, S10, S2DE2025, I1, I2, PROMO, AMISTOSOS] = LIGAS;

test.each([
  ['social 2', [S2, S2DE2025]],
  ['2', [S2, S2DE2025, I2]],
  ['2ª', [S2, S2DE2025, I2]],
  ['2a', [S2, S2DE2025, I2]],
  ['segunda', [S2, S2DE2025, I2]],
  ['SEGUNDA social', [S2, S2DE2025]],
  ['segu', [S2, S2DE2025, I2]],
  ['inf 1', [I1]],
  ['1 inf', [I1]],
  ['primera', [S1, I1]],
  ['social 1', [S1]],
  ['10', [S10]],
  ['décima', [S10]],
  ['social 2 2025', [S2DE2025]],
  ['social 2 25/26', [S2DE2025]],
  ['promo', [PROMO]],
  ['amis', [AMISTOSOS]],
  ['social 3', []],
  ['infantil 10', []],
])('typing %j finds those leagues', (escrito, esperadas) =>
  expect(LIGAS.filter((nombre) => seLlamaAsi(nombre, escrito))).toEqual(esperadas),
);

test('typing nothing finds all of them', () =>
  expect(LIGAS.filter((nombre) => seLlamaAsi(nombre, ''))).toEqual(LIGAS));

test.each([
  ['Ana Gil · Liga Social - 2ª División - 2026/27', 'ana 2', true],
  ['Ana Gil · Liga Social - 2ª División - 2026/27', 'gil segunda', true],
  ['Ana Gil · Liga Social - 2ª División - 2026/27', 'ana 1', false],
  ['Pista 12', '2', true],
  ['Segunda Ruiz', 'segunda', true],
  ['Óscar Núñez', 'nunez oscar', true],
  ['Óscar Núñez', 'oscar gil', false],
])('%s with %j: %s', (nombre, escrito, si) => expect(seLlamaAsi(nombre, escrito)).toBe(si));

test.each([
  ['prado 1', 'Prado 1 es de tenis y la liga es de pádel: elige una pista de pádel.'],
  ['cristal', null],
  ['prado 9', null],
])('a court typed as %s that a league of pádel is not offered: %s', (escrito, frase) => {
  const pistas = [
    { nombre: 'Cristal 1', deporte: 'padel' },
    { nombre: 'Prado 1', deporte: 'tenis' },
  ] as const;
  expect(porQueNoSale(pistas, { deporte: 'padel' }, escrito)).toBe(frase);
});
