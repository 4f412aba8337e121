import { expect, it } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { separar, sinMarcador } from './separar.ts';

const fila = (id: number, fecha: string, duracion = 90) => ({ id, fecha, duracion }) as FilaHorario;

it('what is being played is still to come, and what is over waits for its score apart', () => {
  const filas = [
    fila(1, '2026-11-22T09:00'),
    fila(2, '2026-11-22T09:30', 60),
    fila(3, '2026-11-22T09:30'),
    fila(4, '2026-11-22T21:00'),
  ];
  const { quedan, pasados } = separar(filas, '2026-11-22T10:30');
  expect(pasados.map(({ id }) => id)).toEqual([1, 2]);
  expect(quedan.map(({ id }) => id)).toEqual([3, 4]);
  expect(separar(filas, '2026-11-22T23:00').quedan).toEqual([]);
});

it('in a list of results a match to come brings what the list draws, and no more', () => {
  const uno = {
    ...fila(1, '2026-11-22T09:00'),
    idLiga: 3,
    nombreLiga: 'Liga',
    weather: null,
    pista: 'Prado 1',
  };
  expect(sinMarcador(uno)).toEqual({
    ...{ id: 1, fecha: '2026-11-22T09:00', pista: 'Prado 1' },
    ...{ sets: [], ausente: null, retirado: null, ganador: null },
  });
});
