import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeagueTable, PUNTOS } from './tabla-de-liga.tsx';

const FILAS = [
  { idJugador: 1, jugador: 'Mora / Vega', puesto: 1, empatado: false, puntos: 9, zona: null },
  { idJugador: 2, jugador: 'Gil / Paz', puesto: 2, empatado: false, puntos: 3, zona: null },
];

test.each([
  ['a season of singles', { modo: 'individual', ciclo: 0 }, 'Jugador', 'Campeón de la liga'],
  ['a season of pairs', { modo: 'parejas', ciclo: 0 }, 'Pareja', 'Campeón de la liga'],
  ['a cycle of pairs', { modo: 'parejas', ciclo: 2 }, 'Pareja', 'Primero del ciclo 2'],
  ['a cycle of singles', { modo: 'individual', ciclo: 1 }, 'Jugador', 'Primero del ciclo 1'],
] as const)('of %s: who each row is, and what its first one has won', (_, liga, columna, primero) => {
  const html = renderToStaticMarkup(
    <LeagueTable titulo="1ª División" liga={liga} filas={FILAS} columnas={[PUNTOS]} />,
  );
  expect(html).toMatch(new RegExp(`<th scope="col"[^>]*>${columna}</th>`));
  const dichos = html.match(/Campeón de la liga|Primero del ciclo \d/g) ?? [];
  // In its row, which is not seen, and in what the colours mean.
  expect(dichos).toEqual([primero, primero]);
});
