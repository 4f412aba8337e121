import { expect, it } from 'vitest';
import { claveDePersona, nombreDeHoja, parejaDeHoja } from './persona.ts';

it.each([
  ['Ana Gil Ruiz', '', 'Ana Gil Ruiz'],
  ['Gil Ruiz, Ana', '', 'Ana Gil Ruiz'],
  ['  Ana   María ', ' Gil  Ruiz ', 'Ana María Gil Ruiz'],
  ['PÉREZ DE LA FUENTE, JOSÉ MARÍA', '', 'José María Pérez de la Fuente'],
  ['ÍÑIGO', "O'SHEA-GIL", "Íñigo O'Shea-Gil"],
  ['Ana G.', '', 'Ana G.'],
  ['J.M. Gil', '', 'J.M. Gil'],
  ['', '', ''],
])('«%s» and «%s» are %s', (nombre, apellidos, esperado) => {
  expect(nombreDeHoja(nombre, apellidos)).toBe(esperado);
});

it('whoever has the same words is the same, whatever their order, case and accents; Ñ is another letter', () => {
  expect(claveDePersona('GIL RUIZ, ANA')).toBe(claveDePersona('Ana Gil Ruíz'));
  expect(claveDePersona('Ana Peña')).not.toBe(claveDePersona('Ana Pena'));
});

it.each([
  ['Ana Gil - Eva Paz', ['Ana Gil', 'Eva Paz']],
  ['Ana Gil vs. Eva Paz', ['Ana Gil', 'Eva Paz']],
  ['Ana Gil / Eva Paz', ['Ana Gil', 'Eva Paz']],
  ['Ana Gil-Ruiz contra Eva Paz', ['Ana Gil-Ruiz', 'Eva Paz']],
  ['Olmedo / Rivas - Mora / Vega', ['Olmedo / Rivas', 'Mora / Vega']],
  ['Ana Gil', null],
  ['Ana - Eva - Luz', null],
])('the two of «%s»', (texto, esperados) => {
  expect(parejaDeHoja(texto)).toEqual(esperados);
});
