import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TablaDeCiclo, tablaGeneral } from './general.ts';

const fila = (idJugador: number, puesto: number, puntos: number, otros: object = {}) => ({
  ...{ idJugador, jugador: `Jugador ${idJugador}`, puesto, empatado: false, puntos },
  ...{ partidosJugados: 3, partidosGanados: 0, setsGanados: 0, setsPerdidos: 0 },
  ...{ juegosGanados: 0, juegosPerdidos: 0 },
  ...otros,
});

const ciclo = (
  numero: number,
  division: number,
  filas: TablaDeCiclo['filas'],
  puntosCiclo = 0,
): TablaDeCiclo => ({ ciclo: numero, division, puntosCiclo, filas });

const lugares = (tablas: TablaDeCiclo[]) =>
  tablaGeneral(tablas).map(({ idJugador, puesto, puntos }) => [puesto, idJugador, puntos]);

describe('the general table of a season of cycles', () => {
  test('adds the points of every cycle, in whichever division it was played', () =>
    expect(
      lugares([
        ciclo(1, 1, [fila(1, 1, 9), fila(2, 2, 5)]),
        ciclo(1, 2, [fila(3, 1, 9)]),
        ciclo(2, 1, [fila(1, 2, 5), fila(3, 1, 7)]),
        ciclo(2, 2, [fila(2, 1, 9)]),
      ]),
    ).toEqual([
      [1, 3, 16],
      [2, 1, 14],
      [2, 2, 14],
    ]));

  test('tells what each cycle gave, the first one first', () =>
    expect(tablaGeneral([ciclo(2, 1, [fila(1, 2, 5)]), ciclo(1, 2, [fila(1, 1, 9)], 10)])[0]?.ciclos).toEqual(
      [
        { ciclo: 1, division: 2, puesto: 1, empatado: false, puntos: 19 },
        { ciclo: 2, division: 1, puesto: 2, empatado: false, puntos: 5 },
      ],
    ));

  test('what a division adds is for who played in it', () =>
    expect(lugares([ciclo(1, 1, [fila(1, 1, 3), fila(2, 2, 0, { partidosJugados: 0 })], 10)])).toEqual([
      [1, 1, 13],
      [2, 2, 0],
    ]));

  test('equal points go by wins, sets and games; equal in all, they share the place', () =>
    expect(
      lugares([
        ciclo(1, 1, [
          fila(1, 1, 5),
          fila(2, 2, 5, { partidosGanados: 2 }),
          fila(3, 3, 5, { setsGanados: 2 }),
          fila(4, 4, 5, { juegosGanados: 9 }),
          fila(5, 5, 5),
        ]),
      ]),
    ).toEqual([
      [1, 2, 5],
      [2, 3, 5],
      [3, 4, 5],
      [4, 1, 5],
      [4, 5, 5],
    ]));

  test('what is in the tables is in it: nothing is lost, and the order of the tables changes nothing', () => {
    const tablas = fc.array(
      fc.record({
        ciclo: fc.integer({ min: 1, max: 4 }),
        division: fc.integer({ min: 1, max: 3 }),
        puntosCiclo: fc.integer({ min: 0, max: 20 }),
        filas: fc.uniqueArray(
          fc.record({ id: fc.integer({ min: 1, max: 8 }), puntos: fc.integer({ min: -5, max: 30 }) }),
          { selector: ({ id }) => id, maxLength: 6 },
        ),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(tablas, (unas) => {
        const hechas = unas.map(({ filas, ...resto }) => ({
          ...resto,
          filas: filas.map(({ id, puntos }, i) => fila(id, i + 1, puntos)),
        }));
        const general = tablaGeneral(hechas);
        const total = hechas.reduce(
          (suma, { filas, puntosCiclo }) =>
            suma + filas.reduce((cuenta, { puntos }) => cuenta + puntos + puntosCiclo, 0),
          0,
        );
        expect(general.reduce((suma, { puntos }) => suma + puntos, 0)).toBe(total);
        expect(general.map(({ puntos }) => puntos)).toEqual(
          general.map(({ ciclos }) => ciclos.reduce((suma, { puntos }) => suma + puntos, 0)),
        );
        const deOtroModo = tablaGeneral(hechas.toReversed());
        expect(deOtroModo.map(({ idJugador, puesto }) => [idJugador, puesto])).toEqual(
          general.map(({ idJugador, puesto }) => [idJugador, puesto]),
        );
      }),
    );
  });
});
