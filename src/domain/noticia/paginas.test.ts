import { expect, it } from 'vitest';
import { POR_PAGINA, paginaDeNoticias } from './noticia.ts';

const noticias = Array.from({ length: 2 * POR_PAGINA + 1 }, (_, id) => ({ id, fijada: id === 15 }));

it.each([
  [null, 1],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['muchas', 1],
  ['99999999999', 1],
])('the address %j asks for page %i', (pedida, pagina) => {
  expect(paginaDeNoticias(noticias, pedida)).toMatchObject({ pagina, paginas: 3 });
});

it('the pages hold every item once, the pinned one first', () => {
  const ids = ['1', '2', '3'].flatMap((pedida) =>
    paginaDeNoticias(noticias, pedida).noticias.map(({ id }) => id),
  );
  expect(ids[0]).toBe(15);
  expect(ids.toSorted((a, b) => a - b)).toEqual(noticias.map(({ id }) => id));
});

it('without news there is one page, with nothing', () => {
  expect(paginaDeNoticias([], '2')).toEqual({ noticias: [], pagina: 1, paginas: 1 });
});
