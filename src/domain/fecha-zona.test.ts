import { expect, test } from 'vitest';
import { existeEn, instanteEn, relojDePared } from './fecha-zona.ts';

test.each([
  ['2026-11-21T09:05:59Z', '2026-11-21T10:05'],
  ['2026-07-01T22:30:00Z', '2026-07-02T00:30'],
  ['2026-12-31T23:00:00Z', '2027-01-01T00:00'],
  ['2026-03-29T00:59:00Z', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30'],
  ['2026-10-25T02:00:00Z', '2026-10-25T03:00'],
])('at %s the wall shows %s', (instante, hora) => {
  expect(relojDePared('Europe/Madrid')(Date.parse(instante))).toBe(hora);
});

test('the same wall, asked again and of other minutes', () => {
  const reloj = relojDePared('Europe/Madrid');
  const horas = ['09:05:00', '09:05:59', '09:06:00', '09:05:59'].map((hora) =>
    reloj(Date.parse(`2026-11-21T${hora}Z`)),
  );
  expect(horas.map((hora) => hora.slice(11))).toEqual(['10:05', '10:05', '10:06', '10:05']);
});

test.each([
  ['2026-11-21T10:05', '2026-11-21T09:05:00Z'],
  ['2026-07-02T00:30', '2026-07-01T22:30:00Z'],
  ['2026-03-29T01:30', '2026-03-29T00:30:00Z'],
  ['2026-03-29T03:10', '2026-03-29T01:10:00Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00Z'],
])('the wall shows %s at %s', (hora, instante) => {
  expect(instanteEn('Europe/Madrid')(hora)).toBe(Date.parse(instante));
});

test.each([
  ['2027-03-28T01:59', true],
  ['2027-03-28T02:00', false],
  ['2027-03-28T02:30', false],
  ['2027-03-28T03:00', true],
  ['2027-03-27T02:30', true],
  ['2026-10-25T02:30', true],
])('the wall shows %s: %s', (hora, existe) => expect(existeEn('Europe/Madrid')(hora)).toBe(existe));
