import { describe, expect, test } from 'vitest';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { choqueDe, estaPorJugar, estaPorPuntuar, ocupa } from './ocupacion.ts';

describe('a match holds its court and players', () => {
  test('unless it was awarded or postponed without result', () => {
    expect(ocupa(partidoDe())).toBe(true);
    expect(ocupa(partidoDe({ sintetico: true }))).toBe(false);
    expect(ocupa(partidoDe({ jugador1Aplaza: true }))).toBe(false);
    expect(ocupa(partidoDe({ cancelado: true }))).toBe(false);
    expect(ocupa(jugado(1, 2, '6-4 6-4', { cancelado: true }))).toBe(true);
    expect(ocupa(jugado(1, 2, '6-4 6-4', { jugador1Aplaza: true }))).toBe(true);
  });
});

describe('a match is still to be played, or to be scored once its time has passed', () => {
  test.each([
    ['without result', partidoDe(), true, true],
    ['with a result', jugado(1, 2, '6-0 6-0'), false, false],
    ['won by a no-show', partidoDe({ jugador1NoPresenta: true }), false, false],
    ['put off', partidoDe({ jugador2Aplaza: true }), false, false],
    ['cancelled', partidoDe({ cancelado: true }), false, false],
    ['put off and cancelled', partidoDe({ jugador2Aplaza: true, cancelado: true }), false, false],
    ['of resolution, with its score still to be written', partidoDe({ sintetico: true }), false, true],
  ])('%s: %#', (_, partido, porJugar, porPuntuar) => {
    expect(estaPorJugar(partido)).toBe(porJugar);
    expect(estaPorPuntuar(partido, '2026-11-21T11:30')).toBe(porPuntuar);
    expect(estaPorPuntuar(partido, '2026-11-21T11:29')).toBe(false);
  });
});

describe('clash', () => {
  const base = partidoDe();
  const otro = partidoDe({ id: 2, idPista: 2, idJugador1: 3, idJugador2: 4 });

  test.each([
    ['other court, other players', otro, null],
    ['same court', { ...otro, idPista: 1 }, 'pista'],
    ['same court, one after the other', { ...otro, idPista: 1, fecha: '2026-11-21T11:30' }, null],
    ['same player', { ...otro, idJugador2: 1 }, 'jugador'],
    ['same player as player 2', { ...otro, idJugador1: 2 }, 'jugador'],
    ['one without court', { ...otro, idPista: null }, null],
    [
      'same court, but postponed',
      { ...otro, idPista: 1, desenlace: { que: 'aplazado', por: 2 } as const },
      null,
    ],
    ['same court, but awarded', { ...otro, idPista: 1, sintetico: true }, null],
    ['the same match', { ...base }, null],
  ])('%s', (_, distinto, choque) => {
    expect(choqueDe(base, distinto, NADIE_REPITE)).toBe(choque);
    expect(choqueDe(distinto, base, NADIE_REPITE)).toBe(choque);
  });

  test('two matches still without court want none in common', () => {
    const [uno, dos] = [
      { ...base, idPista: null },
      { ...otro, idPista: null },
    ];
    expect(choqueDe(uno, dos, NADIE_REPITE)).toBeNull();
    expect(choqueDe(uno, { ...dos, idJugador1: 1 }, NADIE_REPITE)).toBe('jugador');
  });

  test('two new matches, both without id, can clash', () =>
    expect(choqueDe({ ...base, id: 0 }, { ...otro, id: 0, idPista: 1 }, NADIE_REPITE)).toBe('pista'));
});
