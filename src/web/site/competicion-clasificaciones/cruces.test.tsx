import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import Cruces from './cruces.tsx';

test('a pair that has not met is said in good Spanish, and none of its addresses is asked for beforehand', () => {
  const filas = [
    { idJugador: 1, jugador: 'Ana' },
    { idJugador: 2, jugador: 'Inés' },
  ];
  const cruces = [
    [null, -2],
    [-2, null],
  ];
  const Sitio = createRoutesStub([{ path: '/', Component: () => <Cruces filas={filas} cruces={cruces} /> }]);
  const html = renderToStaticMarkup(<Sitio />);
  expect(html).toContain('Ana e Inés no se han enfrentado; quedan partidos');
  expect(html.match(/<a title[^>]*>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<a title[^>]*data-discover="true"/);
});
