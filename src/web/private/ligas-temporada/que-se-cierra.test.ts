import { expect, it } from 'vitest';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { cicloDe, finDe, SIN_FILTROS } from './que-se-cierra.tsx';

const SOCIAL = { tipo: 'social', ...DE_SIEMPRE } as const;
const liga = (ciclo: number, estado: 'activa' | 'inactiva' = 'activa') => ({ ...SOCIAL, ciclo, estado });

it.each([
  ['the cycle that all of them are in', [liga(2), liga(2), liga(1, 'inactiva')], 'ciclo'],
  ['the season, where one has a cycle and others none', [liga(1), liga(0)], 'temporada'],
  ['the season, where they are in two', [liga(2), liga(1)], 'temporada'],
  ['the season, where there are no cycles', [liga(0), liga(0)], 'temporada'],
  ['the season, where nothing goes on', [], 'temporada'],
] as const)('what ends, unless somebody says otherwise, is %s', (_, ligas, fin) =>
  expect(finDe(SIN_FILTROS, cicloDe(ligas, SOCIAL))).toBe(fin),
);
