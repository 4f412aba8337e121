import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { type Cambios, partidoDe, setsDe } from '#tests/builders/partido.ts';
import { marcadorCon } from './marcador.ts';
import type { SetPartido } from './partido.ts';
import {
  aplazadoPor,
  enVezDeSet,
  estaAplazado,
  estaDecidido,
  ganadorDe,
  piernasDebidas,
} from './resultado.ts';
import { cuentasDe } from './veredicto.ts';

const con = (texto: string, cambios: Cambios = {}) =>
  partidoDe({ sets: marcadorCon(...setsDe(texto)), ...cambios });

const PRIMEROS = [
  [6, 4],
  [4, 6],
] as const;

test('in place of a set: the third to ten points, and neither a long first one nor a third to six games', () => {
  expect(enVezDeSet([10, 7], 2, PRIMEROS)).toBe(true);
  expect(enVezDeSet([10, 7], 0, PRIMEROS)).toBe(false);
  expect(enVezDeSet([6, 4], 2, PRIMEROS)).toBe(false);
  expect(
    enVezDeSet([11, 9], 2, [
      [11, 7],
      [9, 11],
      [11, 9],
    ]),
  ).toBe(false);
});

describe('winner', () => {
  test.each([
    ['6-4 6-3', 1],
    ['4-6 3-6', 2],
    ['6-4 3-6 10-8', 1],
    ['6-0 4-6', 1],
    ['6-4 4-6', null],
    ['6-4 10-12', null],
    ['6-4 2-10', 2],
    ['5-5', null],
    ['6-4', 1],
    ['6-4 2-2', 1],
    ['', null],
  ])('%j is won by %s', (texto, ganador) => {
    expect(ganadorDe(con(texto))).toBe(ganador);
    expect(estaDecidido(con(texto))).toBe(ganador !== null);
  });

  test('a no-show wins for the other player whatever the boxes say', () => {
    expect(ganadorDe(con('6-0 6-0', { jugador1NoPresenta: true }))).toBe(2);
    expect(ganadorDe(con('', { jugador2NoPresenta: true }))).toBe(1);
  });

  test('two no-shows decide nothing', () =>
    expect(ganadorDe(con('6-0 6-0', { jugador1NoPresenta: true, jugador2NoPresenta: true }))).toBeNull());

  test('changing sides changes the winner and nothing else', () => {
    const juegos = fc.integer({ min: 0, max: 99 });
    const sets = fc.array(fc.tuple(juegos, juegos), { maxLength: 6 });
    fc.assert(
      fc.property(sets, fc.boolean(), fc.boolean(), (jugados, uno, dos) => {
        const reves = jugados.map(([a, b]): SetPartido => [b, a]);
        const aqui = partidoDe({
          sets: marcadorCon(...jugados),
          jugador1NoPresenta: uno,
          jugador2NoPresenta: dos,
        });
        const alli = partidoDe({
          sets: marcadorCon(...reves),
          jugador1NoPresenta: dos,
          jugador2NoPresenta: uno,
        });
        const ganador = ganadorDe(aqui);
        expect(ganadorDe(alli)).toBe(ganador === null ? null : 3 - ganador);
      }),
    );
  });
});

describe('postponed', () => {
  test('the flag matters while there is no result', () => {
    expect(estaAplazado(con('', { jugador1Aplaza: true }))).toBe(true);
    expect(estaAplazado(con('6-4 6-4', { jugador1Aplaza: true }))).toBe(false);
    expect(estaAplazado(con('', { jugador1Aplaza: true, jugador2NoPresenta: true }))).toBe(false);
    expect(estaAplazado(con(''))).toBe(false);
    expect(estaAplazado(con('', { jugador1Aplaza: true, cancelado: true }))).toBe(false);
    expect(aplazadoPor(con('', { jugador1Aplaza: true }))).toBe(1);
    expect(aplazadoPor(con('', { jugador2Aplaza: true }))).toBe(2);
    expect(aplazadoPor(con('', { clubAplaza: true }))).toBe('club');
    expect(aplazadoPor(con('6-4 6-4', { jugador2Aplaza: true }))).toBeNull();
  });
});

test.each([
  // legs · decided, arranged, cancelled → owed
  [1, 0, 0, 0, 1],
  [1, 1, 0, 0, 0],
  [1, 0, 0, 1, 0],
  [1, 0, 1, 1, 1],
  [1, 1, 1, 1, 0],
  [2, 0, 0, 1, 1],
  [2, 1, 0, 1, 0],
  [2, 1, 1, 1, 1],
  [2, 0, 2, 1, 2],
  [2, 0, 0, 3, 0],
  [1, 2, 1, 0, 0],
])(
  'of %i legs, %i decided, %i arranged and %i cancelled leave %i owed',
  (vueltas, decididos, acordados, cancelados, debe) =>
    expect(piernasDebidas(vueltas, { decididos, acordados, cancelados })).toBe(debe),
);

describe('sets and games', () => {
  const reglas = reglasIniciales('social');

  test.each([
    ['6-4 7-5', [2, 0], [13, 9]],
    ['6-4 3-6 10-8', [2, 1], [10, 10]],
    ['6-4 3-6 8-10', [1, 2], [9, 11]],
    ['6-2 5-5', [1, 0], [11, 7]],
    ['', [0, 0], [0, 0]],
    ['6-4 4-6', [0, 0], [0, 0]],
  ])('%j counts sets %j and games %j', (texto, sets, juegos) =>
    expect(cuentasDe(con(texto), reglas)).toEqual({ sets, juegos }),
  );

  test('sets to points are no super tie-breaks, whatever the league does with those: their points are games', () => {
    const dePickleball = { ...reglasIniciales('social', 'pickleball'), superTieBreakComoJuego: true };
    expect(cuentasDe(con('11-7 9-11 13-11'), dePickleball)).toEqual({ sets: [2, 1], juegos: [33, 29] });
    expect(cuentasDe(con('15-9 17-15'), { ...dePickleball, formatos: ['quince'] })).toEqual({
      sets: [2, 0],
      juegos: [32, 24],
    });
  });

  test('a super tie-break counts its points where the league says so', () => {
    const contados = cuentasDe(con('6-4 3-6 10-8'), { ...reglas, superTieBreakComoJuego: false });
    expect(contados.juegos).toEqual([19, 18]);
  });

  test('a no-show counts 6-0 6-0, or nothing where the league says so', () => {
    const ausente = con('', { jugador2NoPresenta: true });
    expect(cuentasDe(ausente, reglas)).toEqual({ sets: [2, 0], juegos: [12, 0] });
    const sin = cuentasDe(ausente, { ...reglas, contarMarcadorWo: false });
    expect(sin).toEqual({ sets: [0, 0], juegos: [0, 0] });
  });
});
