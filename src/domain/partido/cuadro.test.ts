import { expect, test } from 'vitest';
import { cuadroDe } from './cuadro.ts';
import type { Lado } from './partido.ts';

/** Day of November, players and winner. */
const de = (id: number, dia: number, quienes: [number, number], ganador: Lado | null = null) => ({
  id,
  fecha: `2026-11-${String(dia).padStart(2, '0')}T10:00`,
  idJugador1: quienes[0],
  idJugador2: quienes[1],
  ganador,
});

const resumen = (partidos: ReturnType<typeof de>[]) => {
  const { rondas, sueltos } = cuadroDe(partidos);
  return {
    rondas: rondas.map(({ nombre, partidos: suyos }) => [nombre, suyos.map(({ id }) => id)]),
    sueltos: sueltos.map(({ id }) => id),
  };
};

test('rounds are told by who plays again after winning, and are called by how many are still in', () => {
  const cuartos = [de(1, 1, [1, 2], 1), de(2, 1, [3, 4], 2), de(3, 2, [5, 6], 1), de(4, 2, [7, 8], 2)];
  const semis = [de(5, 8, [1, 4], 1), de(6, 8, [5, 8], 1)];
  expect(resumen([...semis, ...cuartos, de(7, 15, [5, 1])])).toEqual({
    rondas: [
      ['Cuartos de final', [1, 2, 3, 4]],
      ['Semifinales', [5, 6]],
      ['Final', [7]],
    ],
    sueltos: [],
  });
});

test('a semifinal that is arranged before the other one is no final, and who waits is in the bracket', () => {
  const cuartos = [de(1, 1, [1, 2], 1), de(2, 1, [3, 4], 2), de(3, 2, [5, 6], 1), de(4, 20, [7, 8])];
  expect(resumen([...cuartos, de(5, 8, [1, 4])]).rondas).toEqual([
    ['Cuartos de final', [1, 2, 3, 4]],
    ['Semifinales', [5]],
  ]);
});

test('with a bye the one who waited comes in later', () => {
  expect(resumen([de(1, 1, [1, 2], 2), de(2, 8, [2, 3], 1)]).rondas).toEqual([
    ['Semifinales', [1]],
    ['Final', [2]],
  ]);
});

test('who has lost plays no more in the bracket: the third place is by itself', () => {
  const semis = [de(1, 1, [1, 2], 1), de(2, 1, [3, 4], 1)];
  expect(resumen([...semis, de(3, 7, [2, 4], 1), de(4, 8, [1, 3], 2)])).toEqual({
    rondas: [
      ['Semifinales', [1, 2]],
      ['Final', [4]],
    ],
    sueltos: [3],
  });
});

test('promotions of one match each are no bracket: they go by date', () => {
  expect(resumen([de(2, 9, [3, 4], 1), de(1, 2, [1, 2]), de(3, 1, [5, 6], 2)])).toEqual({
    rondas: [],
    sueltos: [3, 1, 2],
  });
});

test('each round is in the order of the one it leads to', () => {
  const cuartos = [de(1, 1, [1, 2], 1), de(2, 1, [3, 4], 2), de(3, 2, [5, 6], 1), de(4, 2, [7, 8], 2)];
  const semis = [de(5, 8, [8, 1], 1), de(6, 9, [5, 4], 2)];
  expect(resumen([...semis, ...cuartos, de(7, 15, [4, 8])]).rondas).toEqual([
    ['Cuartos de final', [1, 4, 2, 3]],
    ['Semifinales', [5, 6]],
    ['Final', [7]],
  ]);
});
