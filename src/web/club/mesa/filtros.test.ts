import { expect, it } from 'vitest';
import { arrive } from '#web/ui/desk/list-frame.tsx';
import { queda } from './filtros.tsx';

const SIN = { jugador: '', estado: '' };
const conNombre = (jugador: string) => ({ ...SIN, jugador });

it.each([
  [
    'another field was written meanwhile',
    SIN,
    { jugador: 'ana' },
    { ...SIN, estado: '1' },
    { jugador: 'ana' },
  ],
  ['emptied, and written before the address was', SIN, { estado: '1' }, SIN, { estado: '1' }],
  ['back to another search', conNombre('ana'), { jugador: 'eva' }, SIN, {}],
])('the address changes, and %s', (_, sobre, cambios, filtros, quedan) =>
  expect(queda({ sobre, cambios }, filtros)).toEqual(quedan),
);

it('the address comes late with what was asked first: what was asked since stays, until it comes', () => {
  const asked = ['a', 'an', 'ana'].map(conNombre);
  const luego = arrive({ written: SIN, asked }, conNombre('an'));
  expect(luego).toEqual({ written: conNombre('an'), asked: [conNombre('ana')] });
  expect(arrive(luego, conNombre('ana'))).toEqual({ written: conNombre('ana'), asked: [] });
});

it('the address says something that nobody asked for here: that is what there is', () =>
  expect(arrive({ written: SIN, asked: [conNombre('ana')] }, conNombre('eva'))).toEqual({
    written: conNombre('eva'),
    asked: [],
  }));
