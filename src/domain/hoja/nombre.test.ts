import { expect, it } from 'vitest';
import { claveDePersona, noDiceApellidos, nombreDeHoja, parejaDeHoja } from './persona.ts';

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
  ['Mª José López', 'María José López'],
  ['LÓPEZ, M.ª JOSÉ', 'María José López'],
  ['MªJosé López', 'José María López'],
  ['Fco. Javier Gil', 'Francisco Javier Gil'],
])('«%s» is called as %s', (escrito, entero) => {
  expect(claveDePersona(nombreDeHoja(escrito))).toBe(claveDePersona(entero));
});

it('letters that only look like an abbreviation are none', () => {
  expect(claveDePersona('Ma Li')).not.toBe(claveDePersona('María Li'));
  expect(claveDePersona('Emª Gil')).not.toBe(claveDePersona('EMaría Gil'));
});

it.each([
  ['GARCÍA PÉREZ ANA', '', true],
  ['ANA GIL', '', true],
  ['GARCÍA PÉREZ, ANA', '', false],
  ['ANA', 'GARCÍA PÉREZ', false],
  ['Ana García', '', false],
  ['ANA', '', false],
])('«%s» and «%s» leave in doubt which are the surnames: %s', (nombre, apellidos, duda) => {
  expect(noDiceApellidos(nombre, apellidos)).toBe(duda);
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
