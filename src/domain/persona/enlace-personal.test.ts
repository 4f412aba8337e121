import { expect, it } from 'vitest';
import {
  caducidadDeEnlacePersonal,
  cartaDeEnlace,
  conEnlacePersonal,
  enlacePersonalVale,
  errorDeAusencia,
  tramosDe,
} from './enlace-personal.ts';

it.each([
  ['2026-11-21', '2027-08-30'],
  ['2027-07-31', '2027-08-30'],
  ['2027-08-01', '2028-08-30'],
])('a link of %s is good until %s', (hoy, caduca) => {
  expect(caducidadDeEnlacePersonal(hoy)).toBe(caduca);
});

it('is good until its last day, and never for longer than one made today', () => {
  expect(enlacePersonalVale('2027-08-30', '2027-07-31')).toBe(true);
  expect(enlacePersonalVale('2027-08-30', '2027-08-30')).toBe(true);
  expect(enlacePersonalVale('2027-08-30', '2027-08-31')).toBe(false);
  expect(enlacePersonalVale('2036-08-30', '2026-11-21')).toBe(false);
});

it.each([
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-21', '2027-01-21', true],
  ['2026-11-21', '2027-01-22', false],
  ['2026-11-20', '2026-11-25', false],
  ['2026-11-25', '2026-11-24', false],
])('an absence from %s to %s may be noted: %s', (desde, hasta, vale) => {
  expect(errorDeAusencia({ desde, hasta }, '2026-11-21') === null).toBe(vale);
});

it('days that follow each other are one stretch', () => {
  expect(tramosDe(['2026-12-01', '2026-11-30', '2026-12-05', '2026-12-01'])).toEqual([
    { desde: '2026-11-30', hasta: '2026-12-01' },
    { desde: '2026-12-05', hasta: '2026-12-05' },
  ]);
});

it('the mail tells the address alone in its line, where it is a link', () => {
  const { texto } = cartaDeEnlace({ nombre: 'Mi club', telefono: '910', conArticulo: { en: 'en Mi club' } });
  expect(conEnlacePersonal(texto, 'https://club.example/mi/$1')).toContain(
    '\n\nhttps://club.example/mi/$1\n\n',
  );
});
