import { expect, test } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { aElegir, clasesDe, enHoras, semanaDeClase } from './horas-de-clase.ts';

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
  ['17:00-18:00', '17:00–18:00'],
  ['17:00-18:00 y 18:00-19:00', '17:00 o 18:00'],
  ['11:00-12:00, 18:00-19:00 y 20:00-21:00', '11:00, 18:00 o 20:00'],
  ['10:00-11:00 y de 17:00 a 22:00', '10:00–11:00 o 17:00–22:00'],
  ['17:30-18:15 y 18:30-19:30', '17:30–18:15 o 18:30–19:30'],
  ['17:00-19:00 y 19:00-21:00', '17:00–19:00 o 19:00–21:00'],
  ['Torneos', 'Torneos'],
  ['', ''],
])('of %j one comes to %j', (franjas, dicho) => {
  expect(visto(aElegir(franjas))).toBe(dicho);
});

test('one hour a week is on Monday or Wednesday; two, on the days that have hours', () => {
  const [minitenis] = SEMILLA.escuela.programas;
  if (!minitenis) throw new Error('No programmes');
  const { una, dos } = clasesDe({ ...minitenis, horario: { ...minitenis.horario, viernes: '' } });
  expect(una.map((dias) => visto(dias.join(' ')))).toEqual(['Lunes o miércoles 17:00–18:00']);
  expect(dos.map((dias) => visto(dias.join(' ')))).toEqual([
    'Lun y mié, o mar y jue 17:00–18:00',
    'Sáb y dom 10:00–11:00',
  ]);
});

test('the week of a programme, and of one whose hours nobody has said, nothing', () => {
  const [minitenis] = SEMILLA.escuela.programas;
  if (!minitenis) throw new Error('No programmes');
  expect(visto(semanaDeClase(minitenis))).toBe(
    'Lun–jue, 17:00–18:00; viernes, 17:00–19:00; sáb–dom, 10:00–11:00',
  );
  expect(semanaDeClase({ ...minitenis, horario: { semana: '', viernes: '', finDeSemana: '' } })).toBe('');
});
