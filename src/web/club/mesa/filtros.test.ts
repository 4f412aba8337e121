import { expect, it } from 'vitest';
import { alCambiar } from './filtros.tsx';

const SIN = { jugador: '', estado: '' };

it.each([
  ['what was asked for comes', { base: SIN, cambios: {} }, { jugador: 'ana', estado: '' }, {}],
  [
    'another field was written meanwhile',
    { base: SIN, cambios: { jugador: 'ana' } },
    { ...SIN, estado: '1' },
    { jugador: 'ana' },
  ],
  [
    'emptied, and written before the address was',
    { base: SIN, cambios: { estado: '1' } },
    SIN,
    { estado: '1' },
  ],
  ['back to another search', { base: { jugador: 'ana', estado: '' }, cambios: { jugador: 'eva' } }, SIN, {}],
])('the address changes, and %s', (_, antes, filtros, quedan) => {
  expect(alCambiar(antes, filtros)).toEqual({ base: filtros, cambios: quedan });
});
