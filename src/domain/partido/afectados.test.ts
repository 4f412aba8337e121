import { describe, expect, it, test } from 'vitest';
import { partidoDe, setsDe } from '#tests/builders/partido.ts';
import { type Cambio, diasParaBuscar, fraseDeCambio, ladoDeCambio, partidosAfectados } from './afectados.ts';
import { marcadorCon } from './marcador.ts';

const AHORA = '2026-11-22T12:00';
const DOMINGO = '2026-11-29';

/** Ana (1) against Luis (2) in league 1 on court 3, from 10:00 to 11:15. */
const CITA = {
  id: 1,
  idLiga: 1,
  idPista: 3,
  idJugador1: 1,
  idJugador2: 2,
  fecha: `${DOMINGO}T10:00`,
  duracion: 75,
};
const cita = partidoDe(CITA);
const horas = (inicio: number, fin: number) => ({ inicio: inicio * 60, fin: fin * 60 });

const AUSENCIA: Cambio = { tipo: 'ausencia', idJugador: 2, dias: ['2026-11-28', DOMINGO] };

describe('a change touches an arranged match', () => {
  test.each<[string, Cambio, boolean]>([
    ['absence that day', AUSENCIA, true],
    ['absence another day', { tipo: 'ausencia', idJugador: 2, dias: ['2026-11-28'] }, false],
    ['absence of somebody else', { tipo: 'ausencia', idJugador: 9, dias: [DOMINGO] }, false],
    ['injury', { tipo: 'baja', idJugador: 1, estado: 'lesion' }, true],
    ['injury of somebody else', { tipo: 'baja', idJugador: 9, estado: 'lesion' }, false],
    ['struck off', { tipo: 'baja', idJugador: 2, estado: 'eliminado' }, true],
    ['leaving its league', { tipo: 'liga', idJugador: 1, idLiga: 1 }, true],
    ['leaving another league', { tipo: 'liga', idJugador: 1, idLiga: 2 }, false],
    ['its league ending', { tipo: 'inactiva', idLiga: 1 }, true],
    ['its court', { tipo: 'pista', idPista: 3 }, true],
    ['another court', { tipo: 'pista', idPista: 4 }, false],
    [
      'hours that start later',
      { tipo: 'horario', idLiga: 1, antes: horas(9, 14), despues: horas(11, 14) },
      true,
    ],
    [
      'hours that end before it does',
      { tipo: 'horario', idLiga: 1, antes: horas(9, 14), despues: horas(9, 11) },
      true,
    ],
    [
      'hours that still hold it',
      { tipo: 'horario', idLiga: 1, antes: horas(9, 14), despues: horas(10, 12) },
      false,
    ],
    [
      'hours it was already outside of',
      { tipo: 'horario', idLiga: 1, antes: horas(12, 14), despues: horas(13, 14) },
      false,
    ],
    [
      'hours of another league',
      { tipo: 'horario', idLiga: 2, antes: horas(9, 14), despues: horas(11, 14) },
      false,
    ],
  ])('%s: %j %s', (_, cambio, tocado) =>
    expect(partidosAfectados(cambio, [cita], AHORA)).toEqual(tocado ? [cita] : []),
  );

  test.each([
    ['decided', { sets: marcadorCon(...setsDe('6-4 6-4')) }],
    ['put off', { jugador1Aplaza: true }],
    ['awarded', { sintetico: true }],
    ['over', { fecha: '2026-11-22T10:00' }],
  ])('not one that is %s', (_, cambios) => {
    const otro = partidoDe({ ...CITA, ...cambios });
    expect(partidosAfectados({ tipo: 'baja', idJugador: 1, estado: 'lesion' }, [otro], AHORA)).toEqual([]);
  });
});

it('says why, and whose side it is', () => {
  expect([fraseDeCambio(AUSENCIA, 'Luis'), ladoDeCambio(AUSENCIA, cita)]).toEqual([
    'Luis no puede ese día.',
    2,
  ]);
  const horario: Cambio = { tipo: 'horario', idLiga: 1, antes: horas(9, 14), despues: horas(11, 14) };
  expect([fraseDeCambio(horario, ''), ladoDeCambio(horario, cita)]).toEqual([
    'Queda fuera del horario de la liga, de 11:00 a 14:00.',
    null,
  ]);
});

it('another place is looked for from the day before, never in the past, on weekends and its day of the week', () => {
  expect(diasParaBuscar({ fecha: `${DOMINGO}T10:00` }, '2026-11-22')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-12-05',
    '2026-12-06',
    '2026-12-12',
    '2026-12-13',
  ]);
  expect(diasParaBuscar({ fecha: '2026-11-25T20:00' }, '2026-11-25').slice(0, 3)).toEqual([
    '2026-11-25',
    '2026-11-28',
    '2026-11-29',
  ]);
});
