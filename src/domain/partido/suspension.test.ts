import { describe, expect, it } from 'vitest';
import {
  avisoDeConvocatoria,
  avisoDeSuspension,
  type Convocado,
  conNota,
  desdeCuandoLlueve,
  haAcabado,
  iniciosDelDia,
  mismaHora,
  notaDeSuspension,
  noticiaDeSuspension,
  type Suspendido,
} from './suspension.ts';

describe('a suspended match', () => {
  it('goes to another day at its hour', () => {
    expect(mismaHora('2026-11-21T18:30', '2026-12-05')).toBe('2026-12-05T18:30');
  });
});

describe('the note', () => {
  const nota = notaDeSuspension('2026-11-21');

  it.each([
    [null, nota, 'Suspendido por lluvia el sábado, 21 de noviembre.'],
    ['Con luz.', nota, 'Con luz. Suspendido por lluvia el sábado, 21 de noviembre.'],
    ['Con luz.', null, 'Con luz.'],
    [null, null, null],
    ['a'.repeat(1999 - nota.length), nota, `${'a'.repeat(1999 - nota.length)} ${nota}`],
    ['a'.repeat(2000 - nota.length), nota, 'a'.repeat(2000 - nota.length)],
  ])('%s and %s', (observaciones, suya, juntas) => {
    expect(conNota(observaciones, suya)).toBe(juntas);
  });
});

describe('the news for the group', () => {
  const uno = (cambios: Partial<Suspendido>): Suspendido => ({
    jugador1: 'Ana',
    jugador2: 'Luis',
    nuevo: { fecha: '2026-11-28T10:00', pista: 'Pista 1' },
    ...cambios,
  });

  it('says where each goes, and which wait', () => {
    const suspendidos = [
      uno({ jugador1: 'Eva', jugador2: 'Paz', nuevo: { fecha: '2026-11-28T11:30', pista: null } }),
      uno({ jugador1: 'Iris', jugador2: 'Leo', nuevo: null }),
      uno({}),
    ];
    expect(avisoDeSuspension('2026-11-21', suspendidos)).toBe(
      [
        'Se suspenden por la lluvia partidos del sábado, 21 de noviembre.',
        'Pasan al sábado, 28 de noviembre:\n- 10:00 Pista 1: Ana – Luis\n- 11:30: Eva – Paz',
        'Quedan pendientes de nueva fecha:\n- Iris – Leo',
      ].join('\n\n'),
    );
  });

  it('names who waits as a Spanish reader expects', () => {
    const nombres = ['Zoe', 'Ñusta', 'Ángel', 'Nuria', 'Berta'];
    const aviso = avisoDeSuspension(
      '2026-11-21',
      nombres.map((jugador1) => uno({ jugador1, nuevo: null })),
    );
    expect([...aviso.matchAll(/^- (\S+)/gm)].map(([, nombre]) => nombre)).toEqual([
      'Ángel',
      'Berta',
      'Nuria',
      'Ñusta',
      'Zoe',
    ]);
  });

  it('for the site it counts, and names nobody', () => {
    const suspendidos = [uno({}), uno({ jugador1: 'Eva' }), uno({ jugador1: 'Iris', nuevo: null })];
    expect(noticiaDeSuspension('2026-11-21', suspendidos)).toEqual({
      title: 'Lluvia: se suspenden partidos del sábado, 21 de noviembre',
      content:
        '<p>La lluvia no deja jugar 3 partidos del sábado, 21 de noviembre.</p><ul><li>2 partidos: al sábado, 28 de noviembre.</li><li>1 partido: pendiente de nueva fecha.</li></ul><p>La hora y la pista de cada uno están en el horario.</p>',
    });
  });

  it('has no empty paragraph', () => {
    expect(avisoDeSuspension('2026-11-21', [uno({})])).not.toContain('pendientes');
    expect(avisoDeSuspension('2026-11-21', [uno({ nuevo: null })])).not.toContain('Pasan');
  });
});

const DIA = '2026-11-21';
const cita = (hora: string, duracion = 90) => ({ fecha: `${DIA}T${hora}`, duracion });
const TARDE = [cita('18:00'), cita('10:00'), cita('18:00', 60), cita('19:30')];

it('the hours of a day, each once and in order', () => {
  expect(iniciosDelDia(TARDE)).toEqual(['10:00', '18:00', '19:30']);
});

it.each([
  ['11:29', false],
  ['11:30', true],
])('a match from 10:00 to 11:30, at %s: over %s', (hora, acabado) => {
  expect(haAcabado(cita('10:00'), `${DIA}T${hora}`)).toBe(acabado);
});

it.each([
  ['the day before: all of it', '2026-11-20T23:00', TARDE, '10:00'],
  ['early that day: all of it', `${DIA}T09:00`, TARDE, '10:00'],
  ['in the middle of one: it was cut short', `${DIA}T11:00`, TARDE, '10:00'],
  ['the morning is over', `${DIA}T17:00`, TARDE, '18:00'],
  ['one of those at six is still on', `${DIA}T19:10`, TARDE, '18:00'],
  ['the last ones are on', `${DIA}T20:00`, TARDE, '19:30'],
  ['all over: nobody knows which were played', `${DIA}T21:00`, TARDE, '10:00'],
  ['the day after, likewise', '2026-11-22T09:00', TARDE, '10:00'],
  ['no matches', `${DIA}T09:00`, [], null],
])('%s', (_, ahora, citas, desde) => {
  expect(desdeCuandoLlueve(citas, ahora)).toBe(desde);
});

const uno = (cambios: Partial<Convocado>): Convocado => ({
  fecha: '2026-11-28T10:30',
  pista: 'Prado 1',
  jugador1: 'Ana',
  jugador2: 'Luis',
  liga: 'Liga Social - 1ª División - 2026/27',
  ...cambios,
});

describe('the notice for the group', () => {
  it('has a paragraph a day, by hour and court', () => {
    const partidos = [
      uno({ fecha: '2026-11-29T09:00', pista: null, jugador1: 'Eva', liga: 'Liga Infantil' }),
      uno({ pista: 'Restón 2', jugador1: 'Paz', jugador2: 'Leo' }),
      uno({ fecha: '2026-11-28T09:00' }),
      uno({}),
    ];
    expect(avisoDeConvocatoria(partidos)).toBe(
      [
        'Partidos del sábado, 28 de noviembre:',
        '- 09:00 Prado 1: Ana – Luis (Liga Social - 1ª División - 2026/27)',
        '- 10:30 Prado 1: Ana – Luis (Liga Social - 1ª División - 2026/27)',
        '- 10:30 Restón 2: Paz – Leo (Liga Social - 1ª División - 2026/27)',
        '',
        'Partidos del domingo, 29 de noviembre:',
        '- 09:00: Eva – Luis (Liga Infantil)',
      ].join('\n'),
    );
  });

  it('says nothing when nobody plays', () => {
    expect(avisoDeConvocatoria([])).toBe('');
  });
});
