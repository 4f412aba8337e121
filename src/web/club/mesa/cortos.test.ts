import { expect, it } from 'vitest';
import { cortosDelClub } from './cortos.tsx';

const ANA = { id: 1, nombre: 'Ana Gil Ruiz', estado: 'activo' } as const;
const BEA = { id: 2, nombre: 'Bea Gil Sanz', estado: 'activo' } as const;
const PAZ = { id: 3, nombre: 'Paz Olmo', estado: 'eliminado' } as const;
const EVA = { id: 4, nombre: 'Eva Olmo', estado: 'activo' } as const;

it('tells apart those of the club, and whoever left only where they are named', () => {
  const corto = cortosDelClub([ANA, BEA, PAZ, EVA]);
  expect([ANA, BEA, PAZ, EVA].map(({ id, nombre }) => corto(id, nombre))).toEqual([
    'Gil A.',
    'Gil B.',
    'Olmo P.',
    'Olmo',
  ]);
});
