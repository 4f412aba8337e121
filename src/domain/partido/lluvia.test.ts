import { expect, it } from 'vitest';
import { desdeCuandoLlueve, haAcabado, iniciosDelDia } from './lluvia.ts';

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
