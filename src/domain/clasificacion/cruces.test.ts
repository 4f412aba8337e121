import { describe, expect, test } from 'vitest';
import type { Partido } from '#domain/partido/partido.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado } from '#tests/builders/partido.ts';
import { clasificar, cruces } from './tabla.ts';

const OPCIONES = { hoy: '2026-11-21', esPrimera: true, esUltima: true };
const [ana, berta, carla] = [1, 2, 3] as const;
const tres = jugadoresDe('Ana', 'Berta', 'Carla');

describe('crossings', () => {
  const filasDe = (partidos: Partido[], liga = ligaDe()) => {
    const { filas, enfrentamientos } = clasificar(liga, tres, partidos, OPCIONES);
    return cruces(liga, filas, enfrentamientos, OPCIONES.hoy);
  };
  const cruzar = (partidos: Partido[], liga = ligaDe()) => filasDe(partidos, liga).map((fila) => fila.cruces);

  test('wins of the row over the column; −2 while nothing is decided', () =>
    expect(cruzar([jugado(ana, berta, '6-0 6-0')])).toEqual([
      [null, 1, -2],
      [0, null, -2],
      [-2, -2, null],
    ]));

  test('with a leg still missing, one win is −1 and none is −2', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-11-21' });
    const [deAna, deBerta] = cruzar([jugado(ana, berta, '6-0 6-0')], liga);
    expect([deAna?.[1], deBerta?.[0]]).toEqual([-1, -2]);
  });

  test('both legs decided: the wins of each', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-11-21' });
    const una = jugado(ana, berta, '6-0 6-0');
    const [deAna, deBerta] = cruzar([una, jugado(berta, ana, '6-1 6-1', { id: 2 })], liga);
    expect([deAna?.[1], deBerta?.[0]]).toEqual([1, 1]);
    const [dosVeces] = cruzar([una, { ...una, id: 2 }], liga);
    expect(dosVeces?.[1]).toBe(2);
  });

  test('a cancelled match is a leg that nobody has to play, unless another is put for it', () => {
    const nadie = jugado(ana, berta, '', { cancelado: true });
    expect(cruzar([nadie])[0]?.[1]).toBe(0);
    expect(cruzar([nadie, jugado(ana, berta, '', { id: 2 })])[0]?.[1]).toBe(-2);
    const dos = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-11-21' });
    expect(cruzar([nadie], dos)[0]?.[1]).toBe(-2);
    expect(cruzar([nadie, jugado(berta, ana, '6-1 6-1', { id: 2 })], dos)[0]?.[1]).toBe(1);
  });

  test('before the second leg starts, one leg is enough', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-11-22' });
    expect(cruzar([jugado(ana, berta, '6-0 6-0')], liga)[0]?.[1]).toBe(1);
  });

  test('with who is out of the league nothing is left to play', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-11-21' });
    const sinBerta = tres.map((uno) => (uno.id === berta ? { ...uno, estado: 'eliminado' as const } : uno));
    const partidos = [jugado(berta, ana, '6-0 6-0')];
    const { filas, enfrentamientos } = clasificar(liga, sinBerta, partidos, OPCIONES);
    const celdas = cruces(liga, filas, enfrentamientos, OPCIONES.hoy);
    expect(celdas.map((fila) => [fila.jugador, fila.cruces])).toEqual([
      ['Ana', [null, -2, 0]],
      ['Carla', [-2, null, 0]],
      ['Berta', [1, 0, null]],
    ]);
  });

  test('sets of the only match, where pairs meet once', () => {
    const setsDe = (partidos: Partido[], liga = ligaDe()) => filasDe(partidos, liga).map((fila) => fila.sets);
    const una = jugado(ana, berta, '6-0 3-6 6-1');
    expect(setsDe([una])).toEqual([
      [null, 2, null],
      [1, null, null],
      [null, null, null],
    ]);
    const ausente = jugado(ana, berta, '', { jugador2NoPresenta: true });
    // Who did not turn up goes last.
    expect(setsDe([ausente])).toEqual([
      [null, null, 0],
      [null, null, null],
      [0, null, null],
    ]);
    expect(setsDe([una, { ...una, id: 2 }]).flat()).toEqual(new Array(9).fill(null));
    expect(setsDe([una], ligaDe({ idaVuelta: true })).flat()).toEqual(new Array(9).fill(null));
  });

  test('rows go in the order of the table with their place', () => {
    const filas = filasDe([jugado(carla, ana, '6-0 6-0')]);
    expect(filas.map(({ pos, jugador }) => [pos, jugador])).toEqual([
      [1, 'Carla'],
      [2, 'Ana'],
      [3, 'Berta'],
    ]);
  });
});
