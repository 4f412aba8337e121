import { expect, test } from 'vitest';
import { enFormulario, enPalabras, faltasEn, opcionesDe, SIN_DECIR } from './campo.ts';
import { JUGADOR, PISTA } from './campos.ts';

test('a new one begins with the first of a list that must have one, and with nothing of what may be left out', () => {
  expect(enFormulario(PISTA, null)).toEqual({
    nombre: '',
    estado: 'activa',
    superficie: '',
    deporte: 'tenis',
  });
  expect(enFormulario(JUGADOR, null)).toMatchObject({
    estado: 'activo',
    idLiga: null,
    disponibleAmistosos: true,
    publicarNombre: false,
    notas: '',
  });
});

test('a form holds what is saved, and what nobody said as an empty box', () => {
  expect(enFormulario(PISTA, { id: 3, nombre: 'Prado', estado: 'inactiva', deporte: 'padel' })).toEqual({
    nombre: 'Prado',
    estado: 'inactiva',
    superficie: '',
    deporte: 'padel',
  });
  expect(enFormulario(JUGADOR, { disponibleAmistosos: false, email: null })).toMatchObject({
    disponibleAmistosos: false,
    email: '',
  });
});

test('what must be said and is not is asked for, in its words', () => {
  const falta = 'Escribe el nombre de la pista';
  expect(faltasEn(PISTA, { nombre: ' ', superficie: '' })).toEqual({
    nombre: falta,
    estado: null,
    superficie: null,
    deporte: null,
  });
  expect(faltasEn(PISTA, { nombre: 'Prado' }).nombre).toBe(null);
});

test('a list offers nothing first where nothing may be said', () => {
  expect(opcionesDe(PISTA.superficie).map(({ label }) => label)).toEqual([
    SIN_DECIR,
    'Tierra batida',
    'Dura',
    'Hierba',
    'Césped artificial',
    'Otra',
  ]);
  expect(opcionesDe(PISTA.deporte).map(({ label }) => label)).toEqual(['Tenis', 'Pádel', 'Pickleball']);
  expect(opcionesDe(PISTA.estado)[0]).toEqual({ value: 'activa', label: 'Activa' });
});

test('values are told in words', () => {
  expect(enPalabras(PISTA.superficie, 'cesped')).toBe('Césped artificial');
  expect(enPalabras(PISTA.superficie, null)).toBe('');
  expect(enPalabras(JUGADOR.publicarNombre, 0)).toBe('No');
});
