import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaCruces } from '#contract/liga/clasificaciones.ts';
import Cruces from './cruces.tsx';

const fila = (idJugador: number, jugador: string, cruces: FilaCruces['cruces']): FilaCruces => ({
  pos: idJugador,
  idJugador,
  jugador,
  estado: 'activo',
  cruces,
});

test('a pair that has not met is said in good Spanish, and none of its addresses is asked for beforehand', () => {
  const filas = [fila(1, 'Ana', [null, -2]), fila(2, 'Inés', [-2, null])];
  const Sitio = createRoutesStub([{ path: '/', Component: () => <Cruces filas={filas} /> }]);
  const html = renderToStaticMarkup(<Sitio />);
  expect(html).toContain('Ana e Inés no se han enfrentado; quedan partidos');
  expect(html.match(/<a title[^>]*>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<a title[^>]*data-discover="true"/);
});
