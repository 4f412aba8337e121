import { describe, expect, it } from 'vitest';
import { DOMINGO, datos, deCasa, ganado, jugador, LIGA, partido, SABADO } from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import type { DatosPropuesta } from './datos.ts';

const proponer = engineForTests();

describe('hard rules', () => {
  it.each<[string, Partial<DatosPropuesta>, number]>([
    ['two active players who owe a match get a line', {}, 1],
    [
      'an unavailable court is not used',
      { pistas: [{ id: 1, nombre: 'P', deporte: 'tenis', disponible: false }] },
      0,
    ],
    ['a window shorter than the match holds none', { ligas: [{ ...LIGA, fin: 680 }] }, 0],
    ['an injured player does not play', { jugadores: [jugador(1), jugador(2, { estado: 'lesion' })] }, 0],
    [
      'an eliminated player does not play',
      { jugadores: [jugador(1), jugador(2, { estado: 'eliminado' })] },
      0,
    ],
    ['a player of another league does not play', { jugadores: [jugador(1), jugador(2, { idLiga: 2 })] }, 0],
    ['an absent player does not play', { ausencias: { [SABADO]: [2] } }, 0],
    ['a decided match is not played again', { partidos: [ganado({})] }, 0],
    ['a no-show decides', { partidos: [partido({ jugador2NoPresenta: true })] }, 0],
    ['a scheduled match counts as the leg', { partidos: [partido({ fecha: '2026-12-01T10:00' })] }, 0],
    ['a postponed match is owed again', { partidos: [partido({ jugador1Aplaza: true })] }, 1],
    ['the second leg waits for its date', { ligas: [deCasa], partidos: [ganado({})] }, 0],
    ['and is owed from then on', { ligas: [deCasa], partidos: [ganado({})], dias: [DOMINGO] }, 1],
    [
      'without a date it is not open',
      { ligas: [{ ...deCasa, fechaIdaVuelta: null }], partidos: [ganado({})], dias: [DOMINGO] },
      0,
    ],
    [
      'a saved match takes the day of its players',
      { partidos: [partido({ idLiga: 7, idJugador2: 5, fecha: `${SABADO}T20:00` })] },
      0,
    ],
    [
      'a postponed match takes neither its court nor the day of its players',
      {
        ligas: [{ ...LIGA, fin: 690 }],
        partidos: [partido({ idLiga: 7, idJugador2: 5, fecha: `${SABADO}T10:00`, jugador2Aplaza: true })],
      },
      1,
    ],
    [
      'a resolution match takes no day',
      {
        partidos: [
          ganado({ idLiga: 7, idJugador2: 5, fecha: `${SABADO}T20:00`, idPista: null, sintetico: true }),
        ],
      },
      1,
    ],
    [
      'a pair meets once in a proposal',
      { ligas: [{ ...deCasa, fechaIdaVuelta: SABADO }], dias: [SABADO, DOMINGO] },
      1,
    ],
  ])('%s', (_, cambios, lineas) => {
    const entrada = datos(cambios);
    const propuesta = proponer(entrada);
    expect(propuesta.partidos).toHaveLength(lineas);
    expect(reglasRotas(entrada, propuesta.partidos)).toEqual([]);
    expect(propuesta.demostrado).toBe(true);
  });

  it('starts on the grid of the league between saved matches', () => {
    const guardado = partido({
      idLiga: 7,
      idJugador1: 20,
      idJugador2: 21,
      fecha: `${SABADO}T10:05`,
      duracion: 60,
    });
    expect(proponer(datos({ partidos: [guardado] })).partidos[0]?.fecha).toBe(`${SABADO}T11:15`);
  });

  it('turns the sides around for the second leg', () => {
    const linea = proponer(datos({ ligas: [deCasa], partidos: [ganado({})], dias: [DOMINGO] })).partidos[0];
    expect([linea?.idJugador1, linea?.idJugador2]).toEqual([2, 1]);
  });
});

describe('explanations: the first reason that is true', () => {
  const otro = { idLiga: 7, idJugador1: 1, idJugador2: 20, fecha: `${SABADO}T20:00` };
  it.each<[string, Partial<DatosPropuesta>, string]>([
    [
      'injured',
      { jugadores: [jugador(1, { estado: 'lesion' }), jugador(2)], ausencias: { [SABADO]: [1] } },
      'Ana tiene una lesión.',
    ],
    ['absent', { ausencias: { [SABADO]: [2] } }, 'Bea no puede el sábado.'],
    [
      'absent on both days',
      { ausencias: { [SABADO]: [2], [DOMINGO]: [2] }, dias: [SABADO, DOMINGO] },
      'Bea no puede el sábado ni el domingo.',
    ],
    ['already scheduled', { partidos: [partido(otro)] }, 'Ana ya tiene partido el sábado.'],
    [
      'second leg not open',
      { ligas: [deCasa], partidos: [ganado({})] },
      'La vuelta no empieza hasta el domingo, 22 de noviembre.',
    ],
    [
      'no slot in the window',
      { ligas: [{ ...LIGA, fin: 680 }] },
      'Ninguna pista tiene un hueco en el horario de su liga el sábado.',
    ],
  ])('%s', (_, cambios, frase) => {
    expect(proponer(datos(cambios)).fuera.map((f) => f.frase)).toEqual([frase]);
  });

  it('another line, and full courts, with a summary', () => {
    const entrada = datos({
      ligas: [{ ...LIGA, fin: 690 }],
      jugadores: [1, 2, 3, 4].map((id) => jugador(id)),
    });
    const { fuera, avisos } = proponer(entrada);
    expect(new Set(fuera.flatMap(({ motivos }) => motivos.map(({ motivo }) => motivo)))).toEqual(
      new Set(['juegaOtra', 'pistasLlenas']),
    );
    expect(avisos).toEqual([
      '5 parejas sin sitio: 4 por jugar ya otro partido, 1 por pistas llenas el sábado en su horario.',
    ]);
  });

  it.each<[string, Partial<DatosPropuesta>, string]>([
    [
      'injured players apart from those without a place',
      {
        ausencias: { [SABADO]: [1, 2] },
        jugadores: [jugador(1), jugador(2), { ...jugador(3), estado: 'lesion' }],
      },
      '1 pareja sin sitio, por ausencia el sábado. Aparte, 2 por lesión.',
    ],
    ['one pair alone', { ausencias: { [SABADO]: [2] } }, '1 pareja sin sitio, por ausencia el sábado.'],
    [
      'the second leg waits, whatever the day',
      { ligas: [deCasa], partidos: [ganado({})] },
      '1 pareja sin sitio, a la espera de la vuelta.',
    ],
  ])('the summary of %s', (_, cambios, frase) => {
    expect(proponer(datos(cambios)).avisos.at(-1)).toBe(frase);
  });

  it('a second leg without a date says what is missing', () => {
    const ligas = [{ ...deCasa, fechaIdaVuelta: null }];
    const { fuera } = proponer(datos({ ligas, partidos: [ganado({})] }));
    expect(fuera.map(({ frase }) => frase)).toEqual([
      'La vuelta de su liga no tiene fecha de comienzo: se pone en Ligas.',
    ]);
  });
});
