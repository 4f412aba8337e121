import { describe, expect, it } from 'vitest';
import {
  conNota,
  desdeCuandoLlueve,
  haAcabado,
  iniciosDelDia,
  mismaHora,
  notaDeSuspension,
  noticiaDeSuspension,
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

it('the news for the site counts, and names nobody', () => {
  const al28 = { fecha: '2026-11-28T10:00', jugador1: 'Ana', jugador2: 'Luis' };
  expect(noticiaDeSuspension('2026-11-21', [al28, al28, { fecha: null }])).toEqual({
    title: 'Lluvia: se suspenden partidos del sábado, 21 de noviembre',
    content:
      '<p>La lluvia no deja jugar 3 partidos del sábado, 21 de noviembre.</p><ul><li>2 partidos: al sábado, 28 de noviembre.</li><li>1 partido: pendiente de nueva fecha.</li></ul><p>La hora y la pista de cada uno están en el horario.</p>',
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
