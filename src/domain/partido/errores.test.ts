import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partidoDe, setsDe } from './ejemplos.ts';
import { erroresDe } from './errores.ts';
import { marcadorCon } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import type { Partido } from './partido.ts';
import { estaDecidido } from './resultado.ts';

const con = (texto: string, cambios: Partial<Partido> = {}) =>
  partidoDe({ sets: marcadorCon(...setsDe(texto)), ...cambios });

describe('errors of the boxes', () => {
  test.each<[string, string, string]>([
    ['6-100', 'jugador2Set1', mensajes.noEsEntero],
    ['-1-6', 'jugador1Set1', mensajes.noEsEntero],
    ['6-4 2.5-6', 'jugador1Set2', mensajes.noEsEntero],
    ['6-4 x-6', 'jugador1Set2', mensajes.noEsEntero],
    ['6-_', 'jugador2Set1', mensajes.faltaPareja],
    ['6-4 _-6', 'jugador1Set2', mensajes.faltaPareja],
    ['6-4 _-_ 6-4', 'jugador1Set2', mensajes.hueco(2)],
    ['_-_ 6-4', 'jugador1Set1', mensajes.hueco(1)],
    ['6-4 4-6', 'jugador1Set2', mensajes.sinGanador],
    ['0-0', 'jugador1Set1', mensajes.sinGanador],
  ])('%j: %s', (texto, path, message) => expect(erroresDe(con(texto))).toEqual([{ path, message }]));

  test.each(['', '6-4 6-4', '6-4 3-6 10-8', '6-4', '99-0', '6-4 4-6 6-4 4-6 6-4 0-6'])(
    '%j is sound',
    (texto) => expect(erroresDe(con(texto))).toEqual([]),
  );

  test('every box at fault is named', () =>
    expect(erroresDe(con('100-_ _-_ 6-4')).map(({ path }) => path)).toEqual([
      'jugador1Set1',
      'jugador2Set1',
      'jugador1Set2',
    ]));
});

describe('errors of the flags and players', () => {
  test('both no-show', () => {
    const errores = erroresDe(con('', { jugador1NoPresenta: true, jugador2NoPresenta: true }));
    expect(errores).toEqual([{ path: 'jugador2NoPresenta', message: mensajes.dosNoPresentados }]);
  });

  test('both postponed', () => {
    const errores = erroresDe(con('', { jugador1Aplaza: true, jugador2Aplaza: true }));
    expect(errores).toEqual([{ path: 'jugador2Aplaza', message: mensajes.dosAplazan }]);
  });

  test.each([
    { jugador1NoPresenta: true },
    { jugador2NoPresenta: true },
    { jugador1Aplaza: true },
    { jugador2Aplaza: true },
    { jugador1Aplaza: true, jugador2NoPresenta: true },
  ])('one alone is none: %j', (indicadores) => {
    expect(erroresDe(con('', indicadores))).toEqual([]);
  });

  test('same player twice', () => {
    const errores = erroresDe(con('', { idJugador1: 7, idJugador2: 7 }));
    expect(errores).toEqual([{ path: 'idJugador2', message: mensajes.mismoJugador }]);
  });

  test('with a no-show the boxes are not read', () =>
    expect(erroresDe(con('6-_ _-_ x-3', { jugador1NoPresenta: true }))).toEqual([]));

  test('a result without players is validated alone', () => {
    const { idJugador1: _, idJugador2: __, ...resultado } = con('6-4 6-4');
    expect(erroresDe(resultado)).toEqual([]);
  });
});

test('a sound score is empty or has a winner', () => {
  const casilla = fc.option(fc.integer({ min: -1, max: 101 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(casilla, casilla), { maxLength: 6 }), (sets) => {
      const partido = partidoDe({ sets: marcadorCon(...sets) });
      const vacio = sets.every(([uno, dos]) => uno === null && dos === null);
      if (erroresDe(partido).length === 0) expect(vacio || estaDecidido(partido)).toBe(true);
    }),
  );
});
