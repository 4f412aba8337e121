import { describe, expect, it } from 'vitest';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Marcador } from '#domain/partido/partido.ts';
import {
  acabaEn,
  aMedias,
  conTecla,
  estaTocado,
  type Puntos,
  paraGuardar,
  puntosDe,
  quedaResuelto,
  setsALaVista,
  teclaDe,
  tieneResultado,
} from './valores.ts';

const con = (marcador: Marcador, cambios: Partial<Puntos> = {}): Puntos => ({
  ...planoDe(marcador),
  desenlace: null,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  observaciones: '',
  ...cambios,
});

const fila = (puntos: Puntos) => ({
  id: 7,
  idLiga: 1,
  idPista: null,
  fecha: '2026-11-21T10:00',
  duracion: 60,
  sintetico: false,
  idJugador1: 1,
  idJugador2: 2,
  version: 3,
  liga: 'L',
  pista: null,
  jugador1: 'Ana',
  jugador2: 'Berta',
  ...puntos,
});

const VACIO = con(MARCADOR_VACIO);

describe('acabaEn', () => {
  it.each([
    ['the second set won by the same player', marcadorCon([6, 4], [6, 3]), 'jugador2Set2', true],
    ['the third set after one each', marcadorCon([6, 4], [3, 6], [10, 7]), 'jugador2Set3', true],
    ['one set each', marcadorCon([6, 4], [3, 6]), 'jugador2Set2', false],
    ['a second set left or stopped half-way', marcadorCon([6, 4], [2, 1]), 'jugador2Set2', false],
    ['a short set won by the same player', marcadorCon([4, 2], [5, 3]), 'jugador2Set2', true],
    ['a first set', marcadorCon([6, 4]), 'jugador2Set1', false],
    ['the first box of the last set', marcadorCon([6, 4], [6, 3]), 'jugador1Set2', false],
    ['a set put right once there are later ones', marcadorCon([6, 4], [6, 3]), 'jugador2Set1', false],
  ] as const)('%s', (_caso, marcador, caja, esperado) => {
    expect(acabaEn(con(marcador), caja)).toBe(esperado);
  });
});

describe('what is sent', () => {
  it('is only what differs from what is stored', () => {
    expect(estaTocado(fila(VACIO), undefined)).toBe(false);
    expect(estaTocado(fila(VACIO), VACIO)).toBe(false);
    expect(estaTocado(fila(VACIO), con(marcadorCon([6, 0])))).toBe(true);
    expect(estaTocado(fila(VACIO), con(MARCADOR_VACIO, { jugador2Aplaza: true }))).toBe(true);
  });

  it('holds the boxes, the flags, the note and the version it was read at', () => {
    const puntos = con(marcadorCon([6, 0], [6, 0]), { observaciones: '  ' });
    expect(paraGuardar(7, puntos, 3)).toMatchObject({
      id: 7,
      version: 3,
      observaciones: null,
      jugador1Set1: 6,
    });
    expect(puntosDe(fila(puntos))).toEqual(puntos);
  });
});

describe('tieneResultado', () => {
  it('needs a winner', () => {
    expect(tieneResultado(undefined)).toBe(false);
    expect(tieneResultado(con(marcadorCon([6, 6])))).toBe(false);
    expect(tieneResultado(con(MARCADOR_VACIO, { jugador1NoPresenta: true }))).toBe(true);
    expect(tieneResultado(con(marcadorCon([6, 0], [6, 0])))).toBe(true);
    const aMedio = { ...con(marcadorCon([6, 0], [3, 6])), jugador1Set3: 10 };
    expect(aMedias(aMedio)).toBe(true);
    expect(tieneResultado(aMedio)).toBe(false);
    expect(aMedias({ ...aMedio, jugador2Set3: 8 })).toBe(false);
  });
});

describe('the keys of a match', () => {
  const guardado = con(marcadorCon([6, 4]));

  it('N is a no-show of the player of that box, and of nobody when it is pressed again', () => {
    const ausente = conTecla('n', { puntos: guardado, lado: 2, guardado });
    expect(ausente).toMatchObject({ jugador2NoPresenta: true, jugador1Set1: 6, jugador2Set1: 0 });
    expect(quedaResuelto(ausente)).toBe(true);
    expect(conTecla('n', { puntos: ausente, lado: 2, guardado })).toEqual(guardado);
  });

  it('N on the other side changes who did not come', () => {
    const ausente = conTecla('n', { puntos: VACIO, lado: 1, guardado: VACIO });
    expect(conTecla('n', { puntos: ausente, lado: 2, guardado: VACIO })).toMatchObject({
      jugador1NoPresenta: false,
      jugador2NoPresenta: true,
      jugador1Set1: 6,
    });
  });

  it('A puts it off, in the name of one player only, and back', () => {
    const aplazado = conTecla('a', { puntos: VACIO, lado: 1, guardado: VACIO });
    expect(aplazado.jugador1Aplaza).toBe(true);
    expect(quedaResuelto(aplazado)).toBe(true);
    const deOtro = conTecla('a', { puntos: aplazado, lado: 2, guardado: VACIO });
    expect([deOtro.jugador1Aplaza, deOtro.jugador2Aplaza]).toEqual([false, true]);
    expect(conTecla('a', { puntos: aplazado, lado: 1, guardado: VACIO })).toEqual(VACIO);
  });

  it('R says that the player of that box left it, R on the other side that the other did, and again nobody', () => {
    const retirado = conTecla('r', { puntos: guardado, lado: 2, guardado });
    expect(retirado).toEqual({ ...guardado, desenlace: 'retirada-2' });
    expect([quedaResuelto(retirado), tieneResultado(retirado)]).toEqual([true, true]);
    const otro = conTecla('r', { puntos: retirado, lado: 1, guardado });
    expect(otro.desenlace).toBe('retirada-1');
    expect(conTecla('r', { puntos: otro, lado: 1, guardado })).toEqual(guardado);
  });

  it('S keeps the score of a match that is to be gone on with: nobody has won it', () => {
    const suspendido = conTecla('s', { puntos: guardado, lado: 1, guardado });
    expect(suspendido).toEqual({ ...guardado, desenlace: 'suspendido' });
    expect([quedaResuelto(suspendido), tieneResultado(suspendido)]).toEqual([true, false]);
    expect(conTecla('s', { puntos: suspendido, lado: 2, guardado })).toEqual(guardado);
  });

  it.each(['r', 's'] as const)('%s without a score is not dealt with', (tecla) =>
    expect(quedaResuelto(conTecla(tecla, { puntos: VACIO, lado: 1, guardado: VACIO }))).toBe(false),
  );

  it.each(['r', 's'] as const)('a match ends in one way: %s after N, and N after it', (tecla) => {
    const ausente = conTecla('n', { puntos: guardado, lado: 1, guardado });
    const dicho = conTecla(tecla, { puntos: ausente, lado: 1, guardado });
    expect([dicho.jugador1NoPresenta, dicho.desenlace === null]).toEqual([false, false]);
    expect(conTecla('n', { puntos: dicho, lado: 1, guardado }).desenlace).toBeNull();
  });

  it('U brings back what is stored', () =>
    expect(conTecla('u', { puntos: VACIO, lado: 1, guardado })).toBe(guardado));

  it.each([
    ['N', 'n'],
    ['a', 'a'],
    ['R', 'r'],
    ['s', 's'],
    ['x', null],
    ['toString', null],
  ])('%s is %s', (key, tecla) => expect(teclaDe(key)).toBe(tecla));
});

it.each([
  [MARCADOR_VACIO, 3],
  [marcadorCon([6, 4], [6, 3]), 3],
  [marcadorCon([6, 4], [3, 6], [6, 4], [3, 6], [6, 4]), 5],
])('draws three sets, or as many as are written', (marcador, sets) =>
  expect(setsALaVista(con(marcador))).toBe(sets),
);
