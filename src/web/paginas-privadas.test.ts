import { expect, it } from 'vitest';
import { entradaDe } from './paginas-privadas.ts';

it.each([
  ['partidos-list', '', 'partidos-list'],
  ['partidos-list', '?jugador=gil', 'partidos-list'],
  ['partidos-list', '?aplazados=1&jugador=gil', 'aplazados'],
  ['partidos-detail', '', 'partidos-list'],
  ['ligas-list', '?aplazados=1', 'ligas-list'],
  ['empezar', '', 'panel'],
])('lights the entry of what is open: %s%s', (id, search, entrada) => {
  expect(entradaDe(id, search)).toBe(entrada);
});
