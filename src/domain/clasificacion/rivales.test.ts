import { expect, test } from 'vitest';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { balanceEntre, rivalesComunes, sumar } from './seguimiento.ts';

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
    {
      id: DANI,
      uno: { ganados: 1, empatados: 0, perdidos: 1 },
      otro: { ganados: 1, empatados: 0, perdidos: 0 },
    },
    {
      id: CIRA,
      uno: { ganados: 1, empatados: 0, perdidos: 0 },
      otro: { ganados: 0, empatados: 0, perdidos: 1 },
    },
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

test('what each has won over all of them', () => {
  expect(sumar([])).toEqual({ ganados: 0, empatados: 0, perdidos: 0 });
  const balances = [
    { ganados: 2, empatados: 0, perdidos: 1 },
    { ganados: 0, empatados: 0, perdidos: 3 },
  ];
  expect(sumar(balances)).toEqual({ ganados: 2, empatados: 0, perdidos: 4 });
});

test('matches, sets and games of each, whichever came first, and no games of a super tie-break', () => {
  const suyos = [jugado(ANA, BLAS, '6-4 3-6 10-7', { id: 1 }), jugado(BLAS, ANA, '6-2 7-5', { id: 2 })];
  expect(balanceEntre(suyos, ANA)).toEqual({
    partidos: [1, 1],
    empatados: 0,
    sets: [2, 3],
    juegos: [16, 23],
  });
  const empate = jugado(ANA, BLAS, '6-4 4-6', {
    id: 3,
    desenlace: { que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras: null },
  });
  expect(balanceEntre([...suyos, empate], ANA)).toMatchObject({
    partidos: [1, 1],
    empatados: 1,
    sets: [3, 4],
  });
});
