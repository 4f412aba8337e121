import { expect, test } from 'vitest';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { rivalesComunes } from './seguimiento.ts';

const [ANA, BLAS, CIRA, DANI, EVA] = [1, 2, 3, 4, 5];

test('whom both have met, on either side of the match, those met the most first', () => {
  const partidos = [
    jugado(ANA, CIRA, '6-0 6-0', { id: 1 }),
    jugado(DANI, ANA, '6-0 6-0', { id: 2 }),
    jugado(ANA, DANI, '6-0 6-0', { id: 3 }),
    jugado(BLAS, DANI, '6-0 6-0', { id: 4 }),
    jugado(CIRA, BLAS, '6-0 6-0', { id: 5 }),
    jugado(ANA, EVA, '6-0 6-0', { id: 6 }),
    jugado(ANA, BLAS, '6-0 6-0', { id: 7 }),
  ];
  expect(rivalesComunes(partidos, ANA, BLAS)).toEqual([
    { id: DANI, uno: { ganados: 1, perdidos: 1 }, otro: { ganados: 1, perdidos: 0 } },
    { id: CIRA, uno: { ganados: 1, perdidos: 0 }, otro: { ganados: 0, perdidos: 1 } },
  ]);
});

test('what was awarded without playing, or is still to be played, is no meeting', () => {
  const partidos = [
    jugado(ANA, CIRA, '6-0 6-0', { id: 1 }),
    jugado(BLAS, CIRA, '6-0 6-0', { id: 2, sintetico: true }),
    partidoDe({ id: 3, idJugador1: BLAS, idJugador2: CIRA }),
  ];
  expect(rivalesComunes(partidos, ANA, BLAS)).toEqual([]);
});
