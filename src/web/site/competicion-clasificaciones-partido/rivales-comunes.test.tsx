import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RivalesComunes } from './rivales-comunes.tsx';

const lado = (id: number, nombre: string) => ({ id, nombre, situacion: null });

test.each([
  ['more of the same matches', [1, 0], [0, 1], ['1–0']],
  ['all of one, against half of two', [1, 0], [1, 1], ['1–0']],
  ['fewer, but all of theirs', [2, 1], [1, 0], ['1–0']],
  ['as many', [1, 1], [2, 2], []],
  ['none, of more or of fewer', [0, 1], [0, 2], []],
])('lights who has won %s', (_, [ganados = 0, perdidos = 0], [suyos = 0, ajenos = 0], encendidos) => {
  const balances = { uno: { ganados, perdidos }, otro: { ganados: suyos, perdidos: ajenos } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RivalesComunes
        rivalesComunes={[{ id: 3, nombre: 'Eva', ...balances }]}
        enComun={{ rivales: 1, ...balances }}
        lados={[lado(1, 'Ana'), lado(2, 'Luis')]}
      />
    </MemoryRouter>,
  );
  expect(Array.from(html.matchAll(/<td[^>]*mejor[^>]*>([^<]*)/g), ([, texto]) => texto)).toEqual(encendidos);
});
