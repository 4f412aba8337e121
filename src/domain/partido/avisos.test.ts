import { describe, expect, test } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { avisosDe, rarezasDe } from './avisos.ts';
import { partidoDe, setsDe } from './ejemplos.ts';
import { esSetHabitual } from './formatos.ts';
import { marcadorCon } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import type { Partido } from './partido.ts';

const avisos = (texto: string, tipo: TipoLiga = 'social', cambios: Partial<Partido> = {}) =>
  avisosDe(partidoDe({ sets: marcadorCon(...setsDe(texto)), ...cambios }), reglasIniciales(tipo));

describe('usual sets', () => {
  test.each([
    ['largo', ['6-0', '6-4', '7-5', '7-6', '6-7'], ['6-5', '7-4', '8-6', '5-3', '6-6']],
    ['corto', ['4-0', '4-2', '4-3', '5-3', '5-4'], ['4-4', '5-2', '6-4', '3-0']],
    ['tieBreak', ['7-0', '7-5', '8-6', '12-10'], ['7-6', '8-5', '6-4']],
    ['superTieBreak', ['10-0', '10-8', '11-9', '15-13'], ['10-9', '11-8', '9-7']],
  ] as const)('%s', (formato, habituales, raros) => {
    for (const texto of habituales)
      expect([texto, esSetHabitual(parDe(texto), [formato])]).toEqual([texto, true]);
    for (const texto of raros)
      expect([texto, esSetHabitual(parDe(texto), [formato])]).toEqual([texto, false]);
  });

  const parDe = (texto: string): [number, number] => {
    const [uno = 0, dos = 0] = texto.split('-').map(Number);
    return [uno, dos];
  };
});

describe('warnings', () => {
  test.each(['', '6-4 6-4', '6-4 3-6 10-8', '6-7 7-6 7-5'])('%j in a social league has none', (texto) =>
    expect(avisos(texto)).toEqual([]),
  );

  test('an infantil league knows short sets and tie-breaks', () => {
    expect(avisos('4-1 2-4 7-4', 'infantil')).toEqual([]);
    expect(avisos('4-1 4-2')).toEqual([
      { path: 'jugador1Set1', message: mensajes.setInusual(1) },
      { path: 'jugador1Set2', message: mensajes.setInusual(2) },
    ]);
  });

  test('a super tie-break before set 3', () =>
    expect(avisos('10-8 6-4')).toEqual([{ path: 'jugador1Set1', message: mensajes.superTieBreakPronto(1) }]));

  test('sets after the match was decided', () =>
    expect(avisos('6-4 6-4 6-4 0-6')).toEqual([
      { path: 'jugador1Set3', message: mensajes.setDeMas(3) },
      { path: 'jugador1Set4', message: mensajes.setDeMas(4) },
    ]));

  test('a set that nobody won', () =>
    expect(avisos('6-6 6-4 6-2')).toEqual([{ path: 'jugador1Set1', message: mensajes.setSinGanador(1) }]));

  test('nobody won two sets', () =>
    expect(avisos('6-4')).toEqual([{ path: 'jugador1Set1', message: mensajes.sinDosSets }]));

  test('a result on a postponed match', () => {
    const aviso = [{ path: 'jugador2Aplaza', message: mensajes.resultadoAplazado }];
    expect(avisos('6-4 6-4', 'social', { jugador2Aplaza: true })).toEqual(aviso);
    expect(avisos('', 'social', { jugador2Aplaza: true, jugador1NoPresenta: true })).toEqual(aviso);
    expect(avisos('', 'social', { jugador2Aplaza: true })).toEqual([]);
  });

  test('a result on a postponed match is nothing odd in its score', () =>
    expect(
      rarezasDe(
        partidoDe({ sets: marcadorCon(...setsDe('6-4 6-4')), jugador2Aplaza: true }),
        reglasIniciales('social'),
      ),
    ).toEqual([]));

  test('the score of a no-show is not looked at', () =>
    expect(avisos('3-2', 'social', { jugador1NoPresenta: true })).toEqual([]));
});
