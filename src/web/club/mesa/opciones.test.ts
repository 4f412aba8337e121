import { expect, it } from 'vitest';
import { opcionesActivas, opcionesTodas } from './elegir.tsx';

const PISTAS = [
  { id: 1, nombre: 'Prado 1', estado: 'activa' },
  { id: 2, nombre: 'Vieja', estado: 'inactiva' },
];

it('an inactive one is offered to nobody but who has it, and says so', () => {
  expect(opcionesActivas(PISTAS, null)).toEqual([{ value: 1, label: 'Prado 1' }]);
  expect(opcionesActivas(PISTAS, 1)).toEqual([{ value: 1, label: 'Prado 1' }]);
  expect(opcionesActivas(PISTAS, 2)).toEqual([
    { value: 1, label: 'Prado 1' },
    { value: 2, label: 'Vieja (inactiva)' },
  ]);
});

it('the past is looked for in all of them', () => {
  expect(opcionesTodas(PISTAS).map(({ label }) => label)).toEqual(['Prado 1', 'Vieja (inactiva)']);
});
