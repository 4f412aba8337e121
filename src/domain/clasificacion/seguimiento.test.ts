import { expect, test } from 'vitest';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import {
  evolucionDe,
  evolucionDeTodos,
  formaDe,
  hanAcabado,
  quedanDe,
  rachaDe,
  sinPartido,
} from './seguimiento.ts';

const jugadores = jugadoresDe('Ana', 'Blas', 'Cira', 'Dani');

test('the form is that of the last five played, the latest at the end', () => {
  const dias = [3, 9, 1, 5, 7, 11];
  const partidos = dias.map((dia) =>
    jugado(1, 2, dia > 6 ? '6-0 6-0' : '0-6 0-6', {
      id: dia,
      fecha: `2026-11-${String(dia).padStart(2, '0')}T10:00`,
    }),
  );
  const otros = [
    partidoDe({ id: 20, fecha: '2026-11-20T10:00' }),
    jugado(1, 2, '6-0 6-0', { id: 21, sintetico: true }),
    jugado(3, 4, '6-0 6-0', { id: 22 }),
  ];
  expect(formaDe([...partidos, ...otros], 1)).toEqual([
    { id: 3, gana: false },
    { id: 5, gana: false },
    { id: 7, gana: true },
    { id: 9, gana: true },
    { id: 11, gana: true },
  ]);
  expect(formaDe(partidos, 2).map(({ gana }) => gana)).toEqual([true, true, false, false, false]);
});

test.each([
  ['', null],
  ['G', null],
  ['GP', null],
  ['PGG', '2 ganados seguidos'],
  ['GPPP', '3 perdidos seguidos'],
  ['GGGGG', 'al menos 5 ganados seguidos'],
])('the run of %s', (letras, racha) => {
  expect(rachaDe(Array.from(letras, (letra, id) => ({ id, gana: letra === 'G' })))).toBe(racha);
});

test('what is left is what the season has and the pair has not decided, with who is still in the league', () => {
  const partidos = [
    jugado(1, 2, '6-0 6-0'),
    partidoDe({ idJugador1: 1, idJugador2: 3, jugador1Aplaza: true }),
  ];
  expect([...quedanDe({ liga: ligaDe(), jugadores, partidos })]).toEqual([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
  ]);
  const conBaja = jugadores.map((uno) => (uno.id === 4 ? { ...uno, estado: 'eliminado' as const } : uno));
  expect([...quedanDe({ liga: ligaDe({ idaVuelta: true }), jugadores: conBaja, partidos })]).toEqual([
    [1, 3],
    [2, 3],
    [3, 4],
  ]);
  expect(quedanDe({ liga: ligaDe({ estado: 'inactiva' }), jugadores, partidos }).size).toBe(0);
});

test('the rivals with whom nothing is arranged: neither what is put off nor who has left waits for a day', () => {
  const partidos = [
    jugado(1, 2, '6-0 6-0'),
    partidoDe({ id: 2, idJugador1: 3, idJugador2: 1, jugador1Aplaza: true }),
  ];
  const rivales = (otros: object = {}, id = 1) =>
    sinPartido({ liga: ligaDe(), jugadores, partidos, ...otros }, partidos, id);
  expect(rivales()).toEqual([4]);
  expect(rivales({ liga: ligaDe({ idaVuelta: true }) })).toEqual([2, 3, 4]);
  expect(rivales({ jugadores: jugadores.slice(0, 3) })).toEqual([]);
  expect(rivales({ jugadores: jugadores.slice(0, 3) }, 4)).toEqual([]);
  expect(rivales({ liga: ligaDe({ estado: 'inactiva' }) })).toEqual([]);
});

test('two have nothing left in their league once they have met in it as often as they must', () => {
  const partidos = [jugado(1, 2, '6-0 6-0'), partidoDe({ id: 9, idJugador1: 1, idJugador2: 3 })];
  const datos = { liga: ligaDe(), jugadores, partidos };
  expect(hanAcabado(datos, 2, 1)).toBe(true);
  expect(hanAcabado(datos, 1, 3)).toBe(false);
  expect(hanAcabado({ ...datos, liga: ligaDe({ idaVuelta: true }) }, 1, 2)).toBe(false);
  expect(hanAcabado({ ...datos, liga: ligaDe({ estado: 'inactiva' }) }, 1, 2)).toBe(false);
  expect(hanAcabado({ ...datos, jugadores: jugadores.slice(1) }, 1, 2)).toBe(false);
});

test('the place after each week in which the league was played', () => {
  const partidos = [
    jugado(1, 2, '6-0 6-0', { id: 1, fecha: '2026-11-07T10:00' }),
    jugado(3, 4, '6-1 6-0', { id: 2, fecha: '2026-11-08T10:00' }),
    jugado(1, 3, '1-6 1-6', { id: 3, fecha: '2026-11-09T20:00' }),
    partidoDe({ id: 4, idJugador1: 2, idJugador2: 4, fecha: '2026-11-21T10:00' }),
  ];
  const datos = { liga: ligaDe(), ligas: [], jugadores, partidos, incidencias: [] };
  expect(evolucionDe(datos, partidos, 3)).toEqual([
    { dia: '2026-11-08', puesto: 2, empatado: false, puntos: 3 },
    { dia: '2026-11-09', puesto: 1, empatado: false, puntos: 6 },
  ]);
});

test('begins at the first week in which the player has a match, and without one there is none', () => {
  const partidos = [
    jugado(1, 2, '6-0 6-0', { id: 1, fecha: '2026-11-07T10:00' }),
    jugado(1, 4, '6-0 6-0', { id: 2, fecha: '2026-11-14T10:00' }),
    jugado(1, 2, '6-0 6-0', { id: 3, fecha: '2026-11-21T10:00' }),
  ];
  const datos = { liga: ligaDe(), ligas: [], jugadores, partidos, incidencias: [] };
  const dias = (idJugador: number) => evolucionDe(datos, partidos, idJugador).map(({ dia }) => dia);
  expect(dias(1)).toEqual(['2026-11-07', '2026-11-14', '2026-11-21']);
  expect(dias(4)).toEqual(['2026-11-14', '2026-11-21']);
  expect(dias(3)).toEqual([]);
});

test('the place of everybody after each week, in the order of the last table', () => {
  const partidos = [
    jugado(1, 2, '6-0 6-0', { id: 1, fecha: '2026-11-07T10:00' }),
    jugado(3, 4, '6-1 6-0', { id: 2, fecha: '2026-11-08T10:00' }),
    jugado(1, 3, '1-6 1-6', { id: 3, fecha: '2026-11-14T10:00' }),
  ];
  const datos = { liga: ligaDe(), ligas: [], jugadores, partidos, incidencias: [] };
  const { dias, jugadores: todos } = evolucionDeTodos(datos, partidos);
  expect(dias).toEqual(['2026-11-08', '2026-11-14']);
  expect(todos.map(({ idJugador }) => idJugador)[0]).toBe(3);
  for (const { idJugador, puestos } of todos)
    expect(puestos).toEqual(evolucionDe(datos, partidos, idJugador).map(({ puesto }) => puesto));
  expect(evolucionDeTodos(datos, [])).toEqual({ dias: [], jugadores: [] });
});

test('points by hand move the places from the week of their day on', () => {
  const ajustes = [{ puntos: -9, fecha: '2026-11-15', motivo: 'Alineación' }];
  const con = jugadores.map((uno) => (uno.id === 1 ? { ...uno, ajustes } : uno));
  const partidos = [
    jugado(1, 2, '6-0 6-0', { id: 1, fecha: '2026-11-04T10:00' }),
    jugado(1, 3, '6-0 6-0', { id: 2, fecha: '2026-11-11T10:00' }),
    jugado(3, 4, '6-0 6-0', { id: 3, fecha: '2026-11-18T10:00' }),
  ];
  const datos = { liga: ligaDe(), ligas: [], jugadores: con, partidos, incidencias: [] };
  expect(evolucionDe(datos, partidos, 1).map(({ puesto, puntos }) => [puesto, puntos])).toEqual([
    [1, 3],
    [4, -3],
    [4, -3],
  ]);
});
