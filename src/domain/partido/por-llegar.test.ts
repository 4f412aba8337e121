import { describe, expect, test } from 'vitest';
import { type Cambios, partidoDe } from '#tests/builders/partido.ts';
import { marcadorCon } from './marcador.ts';
import { aunNoSeJuega, avisosDeAntes } from './por-llegar.ts';

describe('a result told before its match', () => {
  const [ANTES, A_SU_HORA] = ['2026-11-21T09:59', '2026-11-21T10:00'];
  const dicho = (cambios: Cambios, ahora: string) =>
    avisosDeAntes(partidoDe(cambios), ahora).map(({ message }) => message);
  const seisCero = marcadorCon([6, 0], [6, 0]);

  test.each<[string, Cambios]>([
    ['played', { sets: seisCero }],
    ['left by one', { desenlace: { que: 'retirada', de: 1, sets: seisCero, tras: null } }],
    ['to which one did not come', { jugador1NoPresenta: true }],
    ['begun and stopped', { desenlace: { que: 'suspendido', sets: marcadorCon([6, 4]), tras: null } }],
  ])('is told of one %s, until its hour', (_, cambios) => {
    expect(dicho(cambios, ANTES)).toEqual([aunNoSeJuega('2026-11-21T10:00')]);
    expect(dicho(cambios, A_SU_HORA)).toEqual([]);
  });

  test.each<[string, Cambios]>([
    ['to be played', {}],
    ['put off', { clubAplaza: true }],
    ['cancelled', { cancelado: true }],
    ['awarded', { sets: seisCero, sintetico: true }],
    [
      'awarded to who stayed',
      { desenlace: { que: 'adjudicado', a: 1, por: 'baja', sets: seisCero, tras: null } },
    ],
  ])('is nothing of one %s', (_, cambios) => expect(dicho(cambios, ANTES)).toEqual([]));
});
