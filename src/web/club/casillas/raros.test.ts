import { expect, it } from 'vitest';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { queContara } from './indicadores.tsx';
import type { ConMarcador } from './valores.ts';

const escrito = (...sets: Parameters<typeof marcadorCon>) => planoDe(marcadorCon(...sets)) as ConMarcador;

it('an odd score says whose victory it would be', () => {
  const nombres = ['Vega Duarte', 'Luis Paz'] as const;
  expect(queContara(nombres, escrito([6, 4]))).toBe('Contará como victoria de Vega Duarte.');
  expect(queContara(nombres, escrito([6, 6], [4, 6]))).toBe('Contará como victoria de Luis Paz.');
  expect(queContara(nombres, planoDe(MARCADOR_VACIO) as ConMarcador)).toMatch(/^Quedará sin ganador/);
});
