import { expect, test } from 'vitest';
import { horarioEnPalabras, siEstaAbierta, type Tramo, tramosDelDia } from './horario.ts';

const LABORABLES: Tramo = { dias: [1, 2, 3, 4, 5], desde: '17:00', hasta: '20:30' };
const MANANA: Tramo = { dias: [1, 2, 3, 4, 5], desde: '9:00', hasta: '14:00' };
const SABADO: Tramo = { dias: [6], desde: '10:00', hasta: '13:00' };

test.each([
  [[{ ...SABADO, dias: [1, 2, 3, 4, 5, 6, 0] }], 'todos los días, de 10:00 a 13:00'],
  [[LABORABLES, SABADO], 'de lunes a viernes, de 17:00 a 20:30; sábados, de 10:00 a 13:00'],
  [[MANANA, LABORABLES], 'de lunes a viernes, de 9:00 a 14:00 y de 17:00 a 20:30'],
  [[{ ...SABADO, dias: [6, 0] }], 'sábados y domingos, de 10:00 a 13:00'],
  [[{ ...SABADO, dias: [5, 6, 0] }], 'de viernes a domingo, de 10:00 a 13:00'],
  [[{ ...SABADO, dias: [1, 3, 5] }], 'lunes y miércoles y viernes, de 10:00 a 13:00'],
])('%j reads %s', (tramos, palabras) => expect(horarioEnPalabras(tramos)).toBe(palabras));

test.each([
  ['2026-11-20', [MANANA, LABORABLES]],
  ['2026-11-21', [SABADO]],
  ['2026-11-22', []],
])('the hours of %s are %j', (dia, tramo) =>
  expect(tramosDelDia([LABORABLES, SABADO, MANANA], dia)).toEqual(tramo),
);

test.each([
  ['2026-11-21T10:00', 0, 'abierta ahora, hasta las 13:00'],
  ['2026-11-21T13:00', 0, 'cerrada ahora, abre el lunes a las 9:00'],
  ['2026-11-22T10:00', 0, 'cerrada ahora, abre mañana a las 9:00'],
  ['2026-11-20T08:30', 0, 'cerrada ahora, abre hoy a las 9:00'],
  ['2026-11-20T15:00', 0, 'cerrada ahora, abre hoy a las 17:00'],
  ['2026-11-21T10:30', 11, 'cerrada ahora'],
  ['2026-11-30T20:30', 11, 'cerrada ahora, abre mañana a las 9:00'],
])('at %s, closed in the month %i, it is %s', (ahora, mes, dicho) =>
  expect(siEstaAbierta([LABORABLES, SABADO, MANANA], ahora, mes)).toBe(dicho),
);

test('an office without hours is closed, and says no more', () =>
  expect(siEstaAbierta([], '2026-11-21T10:00', 0)).toBe('cerrada ahora'));
