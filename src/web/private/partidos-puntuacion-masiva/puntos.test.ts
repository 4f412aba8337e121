import { describe, expect, it } from 'vitest';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Marcador } from '#domain/partido/partido.ts';
import { ApiError } from '#web/platform/call.ts';
import {
  acabaEn,
  cambiados,
  erroresPorPartido,
  estaTocado,
  type Puntos,
  paraGuardar,
  puntosDe,
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
