import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { cuantosHay } from './al-dia.tsx';
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

test('all of that day are known, and how many there are in all', () => {
  const filas = [...Array(9).keys()].map((hora) => fila(hora, `2026-11-21T1${hora}:00`));
  const cercanos = cercanosDe([...filas, fila(9, '2026-11-22T10:00')], '2026-11-21T11:30');
  expect(cercanos).toMatchObject({ partidos: { length: 8 }, todos: 9 });
});

test('where there is room, those of the next day are told too', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-22T10:00'), fila(3, '2026-11-28T09:00')];
  expect(cercanosDe(filas, '2026-11-21T08:00')?.luego).toMatchObject({
    dia: '2026-11-22',
    partidos: [{ id: 2 }],
  });
  const diez = [...Array(10).keys()].map((hora) => fila(hora, `2026-11-21T1${hora}:00`));
  expect(cercanosDe([...diez, fila(9, '2026-11-28T09:00')], '2026-11-21T08:00')?.luego).toBeNull();
});

test('of minors the front page names nobody: their matches are told with the rest, in order', () => {
  const filas = [
    fila(1, '2026-11-21T10:00', true),
    fila(2, '2026-11-21T10:30'),
    fila(3, '2026-11-21T11:00', true),
  ];
  expect(cercanosDe(filas, '2026-11-21T08:00')).toMatchObject({
    partidos: [{ jugador1: '', jugador2: '' }, { jugador1: 'Ana Gil' }, { jugador1: '', jugador2: '' }],
  });
  const luego = cercanosDe([fila(4, '2026-11-20T10:00'), ...filas], '2026-11-20T08:00')?.luego;
  expect(luego?.partidos).toMatchObject([{ jugador1: '' }, { jugador1: 'Ana Gil' }, { jugador1: '' }]);
});

test('the head says how many are left, and how many of them are in play', () => {
  const filas = ['10:30', '11:00', '19:30'].map((hora, id) => fila(id, `2026-11-21T${hora}`, id === 1));
  const dicho = (ahora: string) =>
    cuantosHay(cercanosDe(filas, `2026-11-21T${ahora}`) ?? { partidos: [], esHoy: true });
  expect(['10:00', '11:00', '18:00', '19:30', '21:30'].map(dicho)).toEqual([
    'quedan 3 partidos, desde las 10:30',
    'quedan 3 partidos, 2 de ellos en juego',
    'queda un partido, desde las 19:30',
    'queda un partido, en juego',
    'ya no quedan partidos',
  ]);
  const deManana = cercanosDe(filas, '2026-11-20T20:00');
  expect(deManana && cuantosHay(deManana)).toBe('3 partidos, desde las 10:30');
});

test('while the page is open, what begins is in play and what ends leaves', () => {
  const filas = [fila(1, '2026-11-21T10:30'), fila(2, '2026-11-21T11:00', true), fila(3, '2026-11-21T19:30')];
  const cercanos = cercanosDe(filas, '2026-11-21T10:00');
  if (!cercanos) throw new Error('There are matches today.');
  expect(cercanos).toMatchObject({ todos: 3, partidos: Array(3).fill({ enJuego: false }) });
  expect(alDiaDe(cercanos, '2026-11-21T11:00').partidos).toMatchObject([
    { id: 1, enJuego: true },
    { id: 2, enJuego: true },
    { id: 3, enJuego: false },
  ]);
  expect(alDiaDe(cercanos, '2026-11-21T12:30')).toMatchObject({ todos: 1, partidos: [{ id: 3 }] });
  expect(alDiaDe(cercanos, '2026-11-21T21:00')).toMatchObject({ todos: 0, partidos: [] });
});
