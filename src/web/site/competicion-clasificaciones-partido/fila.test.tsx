import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { Fila } from './fila.tsx';

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

const leida = (de: number, titulo?: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Fila partido={PARTIDO} de={de} {...(titulo ? { titulo } : {})} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '');

test.each([
  [1, undefined, 'Luis 6–4 3–6 [10–8] Gganado'],
  [2, undefined, 'Ana 4–6 6–3 [8–10] Pperdido'],
  [2, 'Ganó Ana', 'Ganó Ana 4–6 6–3 [8–10] '],
])('a match as player %s tells it, called %s', (de, titulo, dicho) => {
  expect(leida(de, titulo)).toContain(dicho);
});
