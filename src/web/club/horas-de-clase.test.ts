import { expect, test } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { clasesDe, empiezan, enHoras, semanaDeClase } from './horas-de-clase.ts';

const visto = (texto: string): string => texto.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test.each([
  ['17:00-18:00', '17:00–18:00'],
  ['17:00-18:00 y 18:00-19:00', '17:00–19:00'],
  ['18:30-20:30', '18:30–20:30'],
  ['10:00-11:00, 20:00-21:00 y 21:00-22:00', '10:00–11:00, 20:00–22:00'],
  ['10:00-11:00 y de 17:00 a 22:00', '10:00–11:00, 17:00–22:00'],
  ['Torneos', 'Torneos'],
  ['', ''],
])('%j is told as %j', (franjas, dicho) => {
  expect(visto(enHoras(franjas))).toBe(dicho);
});

test.each([
  ['17:00-18:00', 1, '17:00'],
  ['17:00-18:00 y 18:00-19:00', 1, '17:00 o 18:00'],
  ['11:00-12:00, 18:00-19:00 y 20:00-21:00', 1, '11:00, 18:00 o 20:00'],
  ['9:00-10:00 y 10:00-11:00', 1, '9:00 o 10:00'],
  ['10:00-13:00, por grupos', 1, '10:00, 11:00 o 12:00'],
  ['10:00-11:00 y de 17:00 a 22:00', 1, '10:00 o de 17:00 a 21:00'],
  ['17:30-18:15 y 18:30-20:00', 1, '17:30 o 18:30'],
  ['18:30-20:30', 2, '18:30'],
  ['17:00-18:00 y 18:00-19:00', 2, '17:00'],
  ['17:00-19:00 y 19:00-21:00', 2, '17:00 o 19:00'],
  ['10:00–11:00 y 12:00 - 13:00', 1, '10:00 o 12:00'],
  ['17:00-18:00', 2, '17:00–18:00'],
  ['9:00-14:00, salvo 11:00-12:00', 1, '9:00-14:00, salvo 11:00-12:00'],
  ['17:00-18:00 y mañanas', 1, '17:00-18:00 y mañanas'],
  ['Torneos', 1, 'Torneos'],
  ['', 1, ''],
])('of %j, a class of %i h begins at %j', (franjas, horas, dicho) => {
  expect(visto(empiezan(franjas, horas))).toBe(dicho);
});

const [minitenis] = SEMILLA.escuela.programas;
if (!minitenis) throw new Error('No programmes');

test('when classes begin in each part of the week, and where nobody has said it nothing', () => {
  const horario = { ...minitenis.horario, viernes: '' };
  expect(clasesDe({ ...minitenis, horario }).map(visto)).toEqual(['17 h', '', '10 h']);
});

test.each([
  ['10:00-11:00, 20:00-21:00 y 21:00-22:00', '10, 20 o 21 h'],
  ['10:00-11:00 y de 17:00 a 22:00', '10 o de 17 a 21 h'],
  ['17:00-22:00', 'de 17 a 21 h'],
  ['17:30-18:30 y 19:00-20:00', '17:30 o 19 h'],
  ['9:00-14:00, salvo 11:00-12:00', '9:00-14:00, salvo 11:00-12:00'],
  ['A las 17:00', 'A las 17:00'],
])('of %j, a card says %j', (semana, dicho) => {
  expect(visto(clasesDe({ ...minitenis, horario: { ...minitenis.horario, semana } })[0] ?? '')).toBe(dicho);
});

test('the team, which chooses no hour, is told until when it is', () => {
  const horario = { semana: '18:30-20:30', viernes: '17:00-18:30', finDeSemana: 'Torneos' };
  expect(clasesDe({ ...minitenis, cuotas: null, horario }).map(visto)).toEqual([
    '18:30–20:30 h',
    '17–18:30 h',
    'Torneos',
  ]);
});

test('the week of a programme, and of one whose hours nobody has said, nothing', () => {
  expect(visto(semanaDeClase(minitenis))).toBe(
    'Lun–jue, 17:00–18:00; viernes, 17:00–19:00; sáb–dom, 10:00–11:00',
  );
  expect(semanaDeClase({ ...minitenis, horario: { semana: '', viernes: '', finDeSemana: '' } })).toBe('');
});
