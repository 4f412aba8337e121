import { expect, test } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { enHoras, semanaDeClase } from './horas-de-clase.ts';

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

test('the week of a programme, and of one whose hours nobody has said, nothing', () => {
  const [minitenis] = SEMILLA.escuela.programas;
  if (!minitenis) throw new Error('No programmes');
  expect(visto(semanaDeClase(minitenis))).toBe(
    'Lun–jue, 17:00–18:00; viernes, 17:00–19:00; sáb–dom, 10:00–11:00',
  );
  expect(semanaDeClase({ ...minitenis, horario: { semana: '', viernes: '', finDeSemana: '' } })).toBe('');
});
