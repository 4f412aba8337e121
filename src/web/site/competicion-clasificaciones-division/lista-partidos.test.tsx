import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { ListaPartidos } from './lista-partidos.tsx';

const partidosDe = (idLiga: number, cuantos: number, mas: Partial<PartidoPublico> = {}) =>
  [...Array(cuantos).keys()].map(
    (n) =>
      ({
        id: 100 * idLiga + n,
        idLiga,
        fecha: '2026-11-20T18:00',
        tipo: 'social',
        liga: `Liga ${idLiga}`,
        idJugador1: 1,
        idJugador2: 2,
        ganador: 1,
        ...{ jugador1Set1: 6, jugador2Set1: 4, jugador1Set2: 6, jugador2Set2: 3 },
        ...mas,
      }) as PartidoPublico,
  );

function pintar(partidos: PartidoPublico[]): string {
  const Sitio = createRoutesStub([
    { path: '/', Component: () => <ListaPartidos partidos={partidos} idJugador={1} idLiga={1} /> },
  ]);
  return renderToStaticMarkup(<Sitio />);
}

test('what is played now is open, and so is what has hardly a match; the rest is folded', () => {
  const html = pintar([...partidosDe(1, 5), ...partidosDe(2, 3), ...partidosDe(3, 4)]);
  const plegado = html.slice(html.indexOf('<details'));
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(plegado).toContain('Liga 3');
  expect(plegado).not.toContain('Liga 2');
});

test('of what kind a match is stands in the heading of its list, once', () => {
  const html = pintar(partidosDe(2, 2, { tipo: 'playoff', liga: 'Play-off 2026/27' }));
  expect(html.match(/Play-off/g)).toHaveLength(1);
});

test('the name of a league is told as visitors read it', () => {
  const liga = 'Liga Social de Pádel por parejas - 1ª División - 2026/27 - Ciclo 2';
  expect(pintar(partidosDe(2, 2, { liga }))).toContain(
    'Liga social de pádel por parejas, 1ª División · 2026/27 · Ciclo 2',
  );
});
