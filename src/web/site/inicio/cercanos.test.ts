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
  cercanosDe(filas, ahora)?.partidos.map(({ id }) => id);

test('those of today that have not ended come first, also while they are being played', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-21T19:30'), fila(3, '2026-11-22T09:00')];
  expect(cercanosDe(filas, '2026-11-21T11:00')).toMatchObject({ dia: '2026-11-21', esHoy: true, todos: 3 });
  expect(ids(filas, '2026-11-21T11:00')).toEqual([1, 2]);
  expect(ids(filas, '2026-11-21T12:00')).toEqual([2]);
});

test('with nothing left today they are those of the next day that has any', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-28T19:30')];
  expect(cercanosDe(filas, '2026-11-21T13:00')).toMatchObject({ dia: '2026-11-28', esHoy: false });
  expect(cercanosDe(filas, '2026-11-28T21:00')).toBeNull();
});

test('seven are told, how many there are that day, and how many in all', () => {
  const filas = [...Array(9).keys()].map((hora) => fila(hora, `2026-11-21T1${hora}:00`));
  expect(cercanosDe([...filas, fila(9, '2026-11-22T10:00')], '2026-11-21T08:00')).toMatchObject({
    total: 9,
    todos: 10,
  });
  expect(ids(filas, '2026-11-21T08:00')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const cercanos = cercanosDe(filas, '2026-11-21T08:00');
  const luego = cercanos && alDiaDe(cercanos, '2026-11-21T11:30');
  expect(luego?.partidos.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('where there is room, those of the next day are told too', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-22T10:00', true), fila(3, '2026-11-28T09:00')];
  expect(cercanosDe(filas, '2026-11-21T08:00')?.luego).toMatchObject({
    dia: '2026-11-28',
    partidos: [{ id: 3 }],
  });
  const diez = [...Array(10).keys()].map((hora) => fila(hora, `2026-11-21T1${hora}:00`));
  expect(cercanosDe([...diez, fila(9, '2026-11-28T09:00')], '2026-11-21T08:00')?.luego).toBeNull();
});

test('of minors the front page names nobody: they are counted with the rest', () => {
  const filas = [
    fila(1, '2026-11-21T10:00', true),
    fila(2, '2026-11-21T10:30'),
    fila(3, '2026-11-21T11:00', true),
  ];
  expect(cercanosDe(filas, '2026-11-21T08:00')).toMatchObject({ total: 3, partidos: [{ id: 2 }] });
});

test('while the page is open, what begins is in play and what ends leaves', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-21T11:00', true), fila(3, '2026-11-21T19:30')];
  const cercanos = cercanosDe(filas, '2026-11-21T10:00');
  if (!cercanos) throw new Error('There are matches today.');
  expect(cercanos).toMatchObject({ total: 3, todos: 3, partidos: [{ enJuego: false }, { enJuego: false }] });
  expect(alDiaDe(cercanos, '2026-11-21T11:00').partidos).toMatchObject([
    { id: 1, enJuego: true },
    { id: 3, enJuego: false },
  ]);
  expect(alDiaDe(cercanos, '2026-11-21T12:30')).toMatchObject({ total: 1, todos: 1, partidos: [{ id: 3 }] });
  expect(alDiaDe(cercanos, '2026-11-21T21:00')).toMatchObject({ total: 0, partidos: [] });
});
