import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { MAX_FILAS } from '#contract/opciones.ts';
import { quejaDe } from './columnas.tsx';

const filas = (cuantas: number) =>
  Array.from({ length: cuantas }, (_, i) => ({ linea: i + 2, celdas: { nombre: 'Ana' } }));

it.each([
  ['as many as may be', filas(MAX_FILAS), [], null],
  ['more', filas(2500), [], mensajes.hojaLarga(2500, MAX_FILAS)],
  ['more, whatever else is missing', filas(2500), ['«Nombre»'], mensajes.hojaLarga(2500, MAX_FILAS)],
  ['without its column', filas(0), ['«Nombre»'], 'Di en qué columna está «Nombre».'],
  ['none', filas(0), [], mensajes.hojaVacia],
])('rows are read on, or it is said at once why not: %s', (_, suyas, faltan, queja) => {
  expect(quejaDe({ filas: suyas, faltan })).toBe(queja);
});
