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
  expect(alCambiar({ ...antes, pedidos: [] }, filtros)).toEqual({
    base: filtros,
    cambios: quedan,
    pedidos: [],
  });
});

const conNombre = (jugador: string) => ({ ...SIN, jugador });

it('the address comes late with what was asked first: what was asked and written since stays', () => {
  const antes = {
    base: conNombre('ana'),
    cambios: { jugador: 'ana g' },
    pedidos: [conNombre('a'), conNombre('an'), conNombre('ana')],
  };
  const luego = alCambiar(antes, conNombre('an'));
  expect(luego).toEqual({ ...antes, pedidos: [conNombre('ana')] });
  expect(alCambiar(luego, conNombre('ana'))).toEqual({ ...antes, pedidos: [] });
});
