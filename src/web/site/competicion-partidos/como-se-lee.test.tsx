import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { ComoSeLee } from './como-se-lee.tsx';

const fila = (liga: string, sets: [number, number][], ausente: 1 | null = null) =>
  ({ liga, ...DE_SIEMPRE, division: 1, sets, ausente }) as FilaResultado;

const dicho = (...partidos: FilaResultado[]): string =>
  renderToStaticMarkup(<ComoSeLee partidos={partidos} />).replace(/<[^>]+>/g, '');

test('a super tie-break is explained where there is one, and so are short sets where all of a league are', () => {
  const larga = fila('social', [
    [6, 4],
    [3, 6],
    [10, 7],
  ]);
  const corta = fila('infantil', [
    [4, 3],
    [4, 1],
  ]);
  expect(dicho(larga)).toBe('Entre corchetes, super tie-break en vez del tercer set.');
  expect(dicho(corta)).toBe('Infantil: sets a 4 juegos.');
  expect(dicho(corta, fila('infantil', [[6, 0]]))).toBe('');
  // What nobody played says nothing of how it is played.
  expect(dicho(corta, fila('infantil', [[6, 0]], 1))).toBe('Infantil: sets a 4 juegos.');
});
