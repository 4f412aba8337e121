import { expect, test } from 'vitest';
import { cortosDe } from './cortos.ts';

test('a narrow column has the surname, with more of it where two share it; what is short already stays whole', () => {
  const corto = cortosDe([
    { id: 1, nombre: 'Raquel Zúñiga Fuentes' },
    { id: 2, nombre: 'Emma Valverde Manzano' },
    { id: 3, nombre: 'Andrés Valverde Herranz' },
    { id: 4, nombre: 'Carla G. 2' },
  ]);
  expect([1, 2, 3, 4, 5].map(corto)).toEqual(['Zúñiga', 'Valverde E.', 'Valverde A.', 'Carla G. 2', '']);
});
