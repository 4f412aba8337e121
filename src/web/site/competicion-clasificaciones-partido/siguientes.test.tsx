import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { Siguientes } from './siguientes.tsx';

const partido = (id: number, fecha: string, mas: object) => ({
  ...{
    id,
    fecha,
    idJugador1: 1,
    jugador1: 'Ana Gil',
    idJugador2: 3,
    jugador2: 'Eva Sol',
    liga: 'social',
    ...DE_SIEMPRE,
    division: 1,
  },
  ...{ sets: [], ganador: null, ausente: null, observaciones: null },
  ...{ pista: 'Prado 1', weather: null, tiempo: 'Aún sin previsión', rival: null, ...mas },
});

function leidos(...siguientes: object[][]): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Siguientes siguientes={siguientes as unknown as Encuentro['siguientes']} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([li]) =>
    li.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'),
  );
}

test('what each plays next, the first to be played before, with where the rival is', () => {
  const suyo = { idJugador2: 2, jugador2: 'Luis Sanz', rival: { lugar: '3.º, 9 puntos', forma: [] } };
  expect(leidos([partido(8, '2026-12-05T21:00', {})], [partido(9, '2026-12-05T18:00', suyo)])).toEqual([
    '|sáb 5 dic, 18:00: Ana Gil contra Luis Sanz. Prado 1|sáb 5 dic |18:00 |Ana Gil| |contra| |Luis Sanz| |Prado 1|Rival: 3.º, 9 puntos |Aún sin previsión|',
    '|sáb 5 dic, 21:00: Ana Gil contra Eva Sol. Prado 1|sáb 5 dic |21:00 |Ana Gil| |contra| |Eva Sol| |Prado 1|Aún sin previsión|',
  ]);
});

test('who play each other next are told once', () => {
  const uno = partido(8, '2026-12-05T21:00', {});
  expect(leidos([uno], [uno])).toHaveLength(1);
});

test('of what is not of a league, its kind is beside the court', () => {
  expect(leidos([partido(8, '2026-12-05T21:00', { liga: 'playoff' })], [])[0]).toContain(
    '|Prado 1|Play-off|',
  );
});
