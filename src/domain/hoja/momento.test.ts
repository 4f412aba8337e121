import { describe, expect, it } from 'vitest';
import { horaDeHoja, momentoDeHoja } from './momento.ts';

const TEMPORADA = 2026;
const leer = (texto: string) => {
  const leido = momentoDeHoja(texto, TEMPORADA);
  return leido.bien ? `${leido.valor.dia} ${leido.valor.hora ?? ''}`.trim() : leido.mensaje;
};

describe('the day of a cell', () => {
  it.each([
    // As the reader of workbooks hands on a date.
    ['2026-10-03', '2026-10-03'],
    ['2026-10-03 18:30', '2026-10-03 18:30'],
    ['46298', '2026-10-03'],
    ['46298,75', '2026-10-03 18:00'],
    ['3/10/26', '2026-10-03'],
    ['03-10-2026', '2026-10-03'],
    ['03.10.26', '2026-10-03'],
    ['3/10/26 18:30', '2026-10-03 18:30'],
    ['3/10/2026, a las 18.30 h', '2026-10-03 18:30'],
    ['3/10/2026 18h', '2026-10-03 18:00'],
    ['sábado 3 de octubre', '2026-10-03'],
    ['Sábado, 3 de octubre de 2026', '2026-10-03'],
    ['SÁB. 3 OCT', '2026-10-03'],
    ['sábado 3 de octubre a las 10:15', '2026-10-03 10:15'],
    ['3-oct-26', '2026-10-03'],
    ['3 octubre 18:30', '2026-10-03 18:30'],
    ['9 de setiembre', '2026-09-09'],
    // Of the second year of the season.
    ['7/2', '2027-02-07'],
    ['domingo 7 de febrero', '2027-02-07'],
    // The day of the week says the year, where the month alone would say the other one.
    ['jueves 1 de julio', '2027-07-01'],
    ['miércoles 1 de julio', '2026-07-01'],
  ])('%s is %s', (texto, esperado) => {
    expect(leer(texto)).toBe(esperado);
  });

  it.each([
    'domingo 3 de octubre',
    'domingo 3/10/2026',
    '30/02/2026',
    '31 de noviembre',
    '3 de brumario',
    'por fijar',
    '3/10/26 tarde',
    '',
  ])('«%s» is none, and says so with what was written', (texto) => {
    expect(leer(texto)).toContain(`«${texto}»`);
  });

  it('which falls on another day of the week says which one it is, and offers it', () => {
    expect(momentoDeHoja('domingo 3/10/2026 18:30', TEMPORADA)).toMatchObject({
      mensaje: expect.stringContaining('sábado, 3 de octubre de 2026'),
      propuestas: [{ texto: '03/10/2026 18:30', etiqueta: 'sábado, 3 de octubre de 2026' }],
    });
  });
});

it.each([
  ['', null],
  ['18:30', '18:30'],
  ['9:05', '09:05'],
  ['18.30 h', '18:30'],
  ['18h', '18:00'],
  ['18:30:00', '18:30'],
  ['18:30 - 20:00', '18:30'],
  ['de 18:30 a 20:00', '18:30'],
])('the hour of «%s» is %s', (texto, hora) => {
  expect(horaDeHoja(texto)).toEqual({ bien: true, valor: hora });
});

it.each(['25:00', '18:75', 'tarde'])('«%s» is no hour', (texto) => {
  expect(horaDeHoja(texto)).toMatchObject({ bien: false });
});
