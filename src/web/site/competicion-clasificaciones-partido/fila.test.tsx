import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { Duelo, Fila } from './fila.tsx';

const PARTIDO = {
  id: 7,
  fecha: '2026-11-07T10:00',
  idJugador1: 1,
  jugador1: 'Ana',
  idJugador2: 2,
  jugador2: 'Luis',
  liga: 'social',
  pista: null,
  observaciones: null,
  sets: [
    [6, 4],
    [3, 6],
    [10, 8],
  ],
  ausente: null,
  ganador: 1,
} as unknown as FilaResultado;

const leida = (fila: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{fila}</MemoryRouter>).replace(/<[^>]+>/g, '');

test.each([
  [1, 'Luis6–4 3–6 [10–8] Gganado'],
  [2, 'Ana4–6 6–3 [8–10] Pperdido'],
])('a match as player %s tells it', (de, dicho) => {
  expect(leida(<Fila partido={PARTIDO} de={de} />)).toContain(dicho);
});

test.each([
  ['under who is told first', 1, ['Ana', 'Luis'], {}, 'Ganó AnaAna 6 3 10Luis 4 6 8'],
  ['whoever is first in the match', 2, ['Luis', 'Ana'], {}, 'Ganó AnaLuis 4 6 8Ana 6 3 10'],
  ['or who won without playing', 2, ['Luis', 'Ana'], { ausente: 2, sets: [] }, 'Ganó AnaLuisAnaW.O.'],
] as const)('a match of the two: the games of each %s', (_, uno, nombres, cambio, dicho) => {
  const partido = { ...PARTIDO, ...cambio } as FilaResultado;
  expect(leida(<Duelo partido={partido} uno={uno} nombres={nombres} />)).toContain(dicho);
});

test('of what is not of a league, its kind is beside the court', () => {
  const partido: FilaResultado = { ...PARTIDO, liga: 'playoff', pista: 'Prado 1' };
  expect(leida(<Fila partido={partido} de={1} />)).toContain('7 nov 2026Prado 1Play-off');
});
