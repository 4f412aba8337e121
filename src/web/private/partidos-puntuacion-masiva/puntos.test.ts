import { describe, expect, it } from 'vitest';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Marcador } from '#domain/partido/partido.ts';
import { ApiError } from '#web/platform/call.ts';
import {
  acabaEn,
  cambiados,
  conTecla,
  erroresPorPartido,
  estaTocado,
  filtrar,
  type Puntos,
  paraGuardar,
  puntosDe,
  quedaResuelto,
  setsALaVista,
  teclaDe,
  tieneResultado,
} from './puntos.ts';

const con = (marcador: Marcador, cambios: Partial<Puntos> = {}): Puntos => ({
  ...planoDe(marcador),
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
  });
});

const rechazo = new ApiError(400, 'Hay datos…', [
  { path: 'partidos.0.jugador1Set2', message: 'Ana – Berta: falta' },
  { path: 'partidos.2.version', message: 'Carla – Diana: cambiado' },
  { path: 'partidos.2.jugador1Set1', message: 'Carla – Diana: otro' },
  { path: 'otra.cosa', message: 'no es de ningún partido' },
  { path: 'partidos.9.version', message: 'ese lugar no se envió' },
]);

describe('erroresPorPartido', () => {
  it('turns places into ids and keeps the field', () => {
    expect(erroresPorPartido(rechazo, [31, 32, 33])).toEqual({
      31: [{ path: 'jugador1Set2', message: 'Ana – Berta: falta' }],
      33: [
        { path: 'version', message: 'Carla – Diana: cambiado' },
        { path: 'jugador1Set1', message: 'Carla – Diana: otro' },
      ],
    });
  });

  it('is empty for what is not a refusal of the API', () => {
    expect(erroresPorPartido(new Error('x'), [1])).toEqual({});
  });
});

describe('cambiados', () => {
  it('names the matches saved by somebody else', () => {
    expect(cambiados(erroresPorPartido(rechazo, [31, 32, 33]))).toEqual([33]);
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

  it('U brings back what is stored', () =>
    expect(conTecla('u', { puntos: VACIO, lado: 1, guardado })).toBe(guardado));

  it.each([
    ['N', 'n'],
    ['a', 'a'],
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

it('shows those of a day and of a league', () => {
  const [uno, dos] = [fila(VACIO), { ...fila(VACIO), idLiga: 2, fecha: '2026-11-22T10:00' }];
  expect(filtrar([uno, dos], { dia: '', idLiga: null })).toEqual([uno, dos]);
  expect(filtrar([uno, dos], { dia: '2026-11-22', idLiga: null })).toEqual([dos]);
  expect(filtrar([uno, dos], { dia: '2026-11-22', idLiga: 1 })).toEqual([]);
});
