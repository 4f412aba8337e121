import { afterAll, beforeEach, expect, it } from 'vitest';
import { club } from '#club';
import type { Previstos } from '#contract/club/avisos.ts';
import { fraseDeAvisos } from './avisos.tsx';

const de = (cambios: Partial<Previstos>) =>
  fraseDeAvisos({
    modo: 'si',
    avisados: 6,
    enMoviles: false,
    sinCorreo: [],
    noQuieren: 0,
    esperan: false,
    ...cambios,
  });

beforeEach(() => {
  club.mandaCorreos = true;
});
afterAll(() => {
  club.mandaCorreos = false;
});

it.each<[Partial<Previstos>, string | null]>([
  [{}, 'Se avisará por correo a 6 jugadores.'],
  [
    { avisados: 1, sinCorreo: ['Ana Gil', 'Luis Paz'] },
    'Se avisará por correo a 1 jugador; 2 sin correo (Ana Gil y Luis Paz).',
  ],
  [{ avisados: 1, enMoviles: true }, 'Se avisará por correo o en el móvil a 1 jugador.'],
  [{ sinCorreo: ['A', 'B', 'C', 'D', 'E'] }, 'Se avisará por correo a 6 jugadores; 5 sin correo.'],
  [
    { noQuieren: 1, esperan: true },
    'Se avisará por correo a 6 jugadores; 1 no quiere avisos. Saldrá a las 9:00.',
  ],
  [{ avisados: 0, noQuieren: 2, esperan: true }, 'Se avisará por correo a 0 jugadores; 2 no quieren avisos.'],
  [{ modo: 'pruebas' }, 'En pruebas: al club le llegará el aviso por correo a 6 jugadores.'],
  [{ modo: 'no' }, null],
  [{ avisados: 0 }, null],
])('%j: %s', (cambios, frase) => {
  expect(de(cambios)).toBe(frase);
});

it('without a mail server nobody is said to be told now', () => {
  club.mandaCorreos = false;
  expect(de({})).toBe('Sin servidor de correo, espera el aviso a 6 jugadores.');
  expect(de({ modo: 'pruebas' })).toBe('Sin servidor de correo, espera el aviso a 6 jugadores.');
  expect(de({ modo: 'no' })).toBeNull();
});
