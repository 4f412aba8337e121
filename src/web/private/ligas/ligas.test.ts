import { expect, it } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import { filtrar } from './ligas.tsx';

const LIGAS = [
  { id: 1, tipo: 'social', estado: 'activa' },
  { id: 2, tipo: 'infantil', estado: 'activa' },
  { id: 3, tipo: 'social', estado: 'inactiva' },
] as Liga[];

it.each([
  ['', '', [1, 2]],
  ['social', '', [1]],
  ['', 'inactiva', [3]],
  ['social', 'todas', [1, 3]],
])('lists past seasons only when asked for: %j, %j', (tipo, estado, ids) => {
  expect(filtrar(LIGAS, { tipo, estado }).map(({ id }) => id)).toEqual(ids);
});
