import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { conPrimero } from './entre-los-dos.tsx';

test('a match is told with the first of the page first, and the same winner', () => {
  const suyo = {
    idJugador1: 1,
    jugador1: 'Ana',
    idJugador2: 2,
    jugador2: 'Luis',
    sets: [[6, 4]],
    ausente: null,
    ganador: 1,
  } as unknown as FilaResultado;
  expect(conPrimero(suyo, 1)).toBe(suyo);
  expect(conPrimero(suyo, 2)).toEqual({
    idJugador1: 2,
    jugador1: 'Luis',
    idJugador2: 1,
    jugador2: 'Ana',
    sets: [[4, 6]],
    ausente: null,
    ganador: 2,
  });
});
