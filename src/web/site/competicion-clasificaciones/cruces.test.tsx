import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import Cruces, { type CrucesProps } from './cruces.tsx';

const filas = [
  { idJugador: 1, jugador: 'Ana' },
  { idJugador: 2, jugador: 'Inés' },
];

function dibujar(cruces: CrucesProps['cruces'], modo: CrucesProps['modo'] = 'individual'): string {
  const Sitio = createRoutesStub([
    { path: '/', Component: () => <Cruces modo={modo} filas={filas} cruces={cruces} /> },
  ]);
  return renderToStaticMarkup(<Sitio />);
}

test('a pair that has not met is said in good Spanish, and none of its addresses is asked for beforehand', () => {
  const sets = [null, null];
  const cruces = [
    { cruces: [null, -2], sets },
    { cruces: [-2, null], sets },
  ];
  const html = dibujar(cruces);
  expect(html).toContain('Ana e Inés no se han enfrentado; quedan partidos');
  expect(html.match(/<a title[^>]*>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<a title[^>]*data-discover="true"/);
});

test.each([
  ['individual', 'Jugador', 'del jugador de la izquierda'],
  ['parejas', 'Pareja', 'de la pareja de la izquierda'],
] as const)('of %s its rows are called «%s»', (modo, columna, leyenda) => {
  const cruces = filas.map(() => ({ cruces: [null, null], sets: [null, null] }));
  const html = dibujar(cruces, modo);
  expect(html).toMatch(new RegExp(`<th[^>]*>${columna}</th>`));
  expect(html.replaceAll('<!-- -->', '')).toContain(`Victorias ${leyenda}`);
});

/** What the boxes of a table show, row by row. */
const casillas = (html: string): string[] =>
  [...html.matchAll(/<span aria-hidden="true"[^>]*>(\d.*?)<\/span>/g)].map(([, dentro = '']) =>
    dentro.replaceAll(/<[^>]+>/g, ' ').trim(),
  );

test.each([
  [-2, '0'],
  [-1, '1'],
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [7, '7'],
])('the value %i is shown as %s', (valor, visto) => {
  const sets = [null, null];
  expect(
    casillas(
      dibujar([
        { cruces: [null, valor], sets },
        { cruces: [valor, null], sets },
      ]),
    ),
  ).toEqual([visto, visto]);
});

test('where pairs meet once a cell tells its sets under its figure, and who did not turn up', () => {
  const con = (ana: number, ines: number) =>
    dibujar([
      { cruces: [null, 0], sets: [null, ana] },
      { cruces: [1, null], sets: [ines, null] },
    ]);
  expect(con(1, 2)).toContain('Ana perdió con Inés, 1-2');
  expect(con(1, 2)).toContain('Inés ganó a Ana, 2-1');
  expect(casillas(con(1, 2))).toEqual(['0 1-2', '1 2-1']);
  expect(con(0, 0)).toContain('Inés ganó a Ana por no presentado');
  expect(casillas(con(0, 0))).toEqual(['0 W.O.', '1 W.O.']);
});
