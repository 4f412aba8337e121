import { describe, expect, it, test } from 'vitest';
import { ampliaciones, extender, fueraDe, losDe, type Seleccion, seleccionEntre } from './seleccion.ts';

const SABADO = '2026-11-21';
const TABLERO = { dias: [SABADO], pistas: [1, 2, 3], franja: { desde: 540, hasta: 1320 } };
const sitio = (idPista: number, inicio: number, dia = SABADO) => ({ dia, idPista, inicio });

describe('a stretch of courts and hours', () => {
  it('goes from one corner to the other, in any direction', () => {
    const esperada = { dia: SABADO, pistas: [2, 3], desde: 600, hasta: 735 };
    expect(seleccionEntre(sitio(3, 600), sitio(2, 720), TABLERO)).toEqual(esperada);
    expect(seleccionEntre(sitio(2, 720), sitio(3, 600), TABLERO)).toEqual(esperada);
    expect(seleccionEntre(sitio(2, 720), sitio(2, 720, '2026-11-22'), TABLERO)).toBeNull();
  });

  it('grows to the site of its courts, and to all of them', () => {
    const nombres = new Map([
      [1, 'Prado 1'],
      [2, 'Restón 1'],
      [3, 'Prado 2'],
    ]);
    const de = (...pistas: number[]) => ampliaciones({ ...una, pistas }, TABLERO.pistas, nombres);
    const todas = { nombre: 'Todas las pistas', pistas: [1, 2, 3] };
    expect(de(3)).toEqual([{ nombre: 'Todo Prado', pistas: [1, 3] }, todas]);
    expect(de(1, 3)).toEqual([todas]);
    expect(de(2)).toEqual([todas]);
    expect(de(1, 2)).toEqual([todas]);
    expect(de(1, 2, 3)).toEqual([]);
    expect(ampliaciones({ ...una, pistas: [1] }, [1, 3], nombres)).toEqual([
      { nombre: 'Todas las pistas', pistas: [1, 3] },
    ]);
  });

  const una: Seleccion = { dia: SABADO, pistas: [2], desde: 600, hasta: 690 };
  it.each([
    ['ArrowDown', { hasta: 750 }],
    ['ArrowUp', { hasta: 630 }],
    ['ArrowRight', { pistas: [2, 3] }],
    ['ArrowLeft', { pistas: [2] }],
  ])('with %s changes %j', (tecla, cambio) => {
    expect(extender(una, tecla, TABLERO)).toEqual({ ...una, ...cambio });
  });

  it('never leaves the drawing, and other keys do nothing to it', () => {
    expect(extender({ ...una, hasta: 1300 }, 'ArrowDown', TABLERO)?.hasta).toBe(1320);
    expect(extender({ ...una, pistas: [3] }, 'ArrowRight', TABLERO)?.pistas).toEqual([3]);
    expect(extender({ ...una, hasta: 620 }, 'ArrowUp', TABLERO)?.hasta).toBe(615);
    expect(extender(una, 'Enter', TABLERO)).toBeNull();
  });

  it('takes what touches it, not what ends when it begins nor what is elsewhere', () => {
    const partido = (fecha: string, idPista: number | null, duracion = 90) => ({ fecha, idPista, duracion });
    const dentro = [
      partido(`${SABADO}T09:00`, 2),
      partido(`${SABADO}T10:30`, 2),
      partido(`${SABADO}T11:15`, 2),
    ];
    const fuera = [
      partido(`${SABADO}T08:30`, 2),
      partido(`${SABADO}T11:30`, 2),
      partido(`${SABADO}T10:30`, 1),
      partido('2026-11-22T10:30', 2),
      partido(`${SABADO}T10:30`, null),
    ];
    expect(losDe([...dentro, ...fuera], una)).toEqual(dentro);
  });
});

test.each([
  [[], [{ inicio: 540, fin: 1320 }]],
  [[{ inicio: 540, fin: 1320 }], []],
  [
    [
      { inicio: 1080, fin: 1350 },
      { inicio: 540, fin: 810 },
      { inicio: 600, fin: 700 },
    ],
    [{ inicio: 810, fin: 1080 }],
  ],
  [
    [{ inicio: 600, fin: 1200 }],
    [
      { inicio: 540, fin: 600 },
      { inicio: 1200, fin: 1320 },
    ],
  ],
])('outside %j: %j', (tramos, fuera) => {
  expect(fueraDe(tramos, TABLERO.franja)).toEqual(fuera);
});
