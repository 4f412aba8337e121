import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { alDiaDe, cercanosDe } from './cercanos.ts';

const fila = (id: number, fecha: string, conMenores = false): FilaHorario =>
  ({
    id,
    fecha,
    duracion: 90,
    jugador1: 'Ana Gil',
    jugador2: 'Luis Paz',
    pista: 'Prado 1',
    conMenores,
  }) as FilaHorario;

const ids = (filas: readonly FilaHorario[], ahora: string) =>
  cercanosDe(filas, ahora).filas.map(({ id }) => id);

test('those that have not ended come, also while they are being played', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-21T19:30'), fila(3, '2026-11-22T09:00')];
  expect(ids(filas, '2026-11-21T11:00')).toEqual([1, 2, 3]);
  expect(ids(filas, '2026-11-21T12:00')).toEqual([2, 3]);
  expect(cercanosDe(filas, '2026-11-22T21:00')).toEqual({ filas: [], todos: 0 });
});

test('of whole days, so that what is said of one is true, and how many there are in all', () => {
  const filas = [...Array(20).keys()].map((n) => fila(n, `2026-11-21T${10 + Math.floor(n / 4)}:00`));
  const cercanos = cercanosDe([...filas, fila(20, '2026-11-22T10:00')], '2026-11-21T11:30');
  expect(cercanos).toMatchObject({ filas: { length: 16 }, todos: 17 });
});

test('of minors the front page names nobody, nor does what it is made of', () => {
  const filas = [fila(1, '2026-11-21T10:00', true), fila(2, '2026-11-21T10:30')];
  expect(cercanosDe(filas, '2026-11-21T08:00').filas).toMatchObject([
    { jugador1: '', jugador2: '' },
    { jugador1: 'Ana Gil' },
  ]);
});

test('while the page is open, what ends leaves', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-21T11:00', true), fila(3, '2026-11-21T19:30')];
  const cercanos = cercanosDe(filas, '2026-11-21T10:00');
  expect(cercanos).toMatchObject({ filas: { length: 3 }, todos: 3 });
  expect(alDiaDe(cercanos, '2026-11-21T12:30')).toMatchObject({ todos: 1, filas: [{ id: 3 }] });
});
