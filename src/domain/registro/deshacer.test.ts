import { describe, expect, it } from 'vitest';
import { deshechas, limiteDeshacer } from './deshacer.ts';
import { frasesDeEfectos } from './efectos.ts';
import { cuentasDeLiga } from './hechos.ts';

const operacion = (id: number, deshace: number | null = null) => ({ id, deshace });

const CASOS: [string, ReturnType<typeof operacion>[], [number, number][]][] = [
  ['nothing was', [operacion(1), operacion(2)], []],
  ['one was', [operacion(1), operacion(2, 1)], [[1, 2]]],
  ['an undo that was undone does not count', [operacion(1), operacion(2, 1), operacion(3, 2)], [[2, 3]]],
  [
    'done, undone, done again and undone again',
    [operacion(1), operacion(2, 1), operacion(3, 2), operacion(4, 1)],
    [
      [2, 3],
      [1, 4],
    ],
  ],
];

describe('what is taken back now', () => {
  it.each(CASOS)('%s', (_titulo, operaciones, esperado) => {
    const porQuien = deshechas(operaciones);
    expect([...porQuien].map(([id, { id: por }]) => [id, por]).sort()).toEqual(esperado.sort());
  });

  it('goes back 30 days', () => {
    expect(limiteDeshacer(Date.parse('2026-12-21T10:00Z')) * 1000).toBe(Date.parse('2026-11-21T10:00Z'));
  });
});

describe('what taking something back does, in words', () => {
  const efecto = (tabla: string, vuelven = 0, seVan = 0, cambian = 0) => ({ tabla, vuelven, seVan, cambian });

  it('tells what comes back, what goes and what changes, the main thing first', () => {
    expect(
      frasesDeEfectos([
        efecto('cosa', 1),
        efecto('liga_jugador', 2),
        efecto('partido', 60, 1),
        efecto('jugador', 12, 0, 2),
        efecto('liga', 1, 0, 1),
      ]),
    ).toEqual([
      'Volverán 1 liga, 12 jugadores, 60 partidos, 2 inscripciones en ligas y 1 dato.',
      'Se quitará 1 partido.',
      'Volverán a estar como antes 1 liga y 2 jugadores.',
    ]);
  });

  it('tells of the data of the club as one thing, whether or not they had been saved before', () => {
    for (const delClub of [efecto('club', 0, 1), efecto('club', 0, 0, 1)])
      expect(frasesDeEfectos([delClub])).toEqual(['Volverán los datos del club, como estaban.']);
  });

  it('leaves out what a league does not have', () => {
    expect(cuentasDeLiga({ jugadores: 0, partidos: 1, incidencias: 2 })).toBe('1 partido y 2 incidencias');
    expect(cuentasDeLiga({ jugadores: 0, partidos: 0, incidencias: 0 })).toBe('ningún partido');
  });
});
