import { expect, it } from 'vitest';
import { cabenLasNotas, type DatosDePersona, juntas } from './juntar.ts';
import { MAX_NOTAS } from './mensajes.ts';

const NADA: DatosDePersona = {
  nombre: 'Ana Gil',
  email: null,
  telefono: null,
  nombreDeportivo: null,
  reservado: false,
  publicarNombre: false,
  notas: null,
  franjas: null,
};

const TODO: DatosDePersona = {
  nombre: 'Ana Gil Ruiz',
  email: 'ana@club.example',
  telefono: '600 000 001',
  nombreDeportivo: 'Anita',
  reservado: false,
  publicarNombre: false,
  notas: 'Zurda',
  franjas: 'sabado-manana:nunca',
};

it('what the one who stays says is kept, and what they do not say is the other’s', () => {
  expect(juntas(NADA, TODO)).toEqual({ ...TODO, nombre: 'Ana Gil' });
  expect(juntas(TODO, NADA)).toEqual(TODO);
  expect(juntas(TODO, { ...TODO, email: 'otro@club.example' })).toEqual(TODO);
});

it('notes of both are kept, once', () => {
  expect(juntas(TODO, { ...TODO, notas: 'Sin coche' }).notas).toBe('Zurda\nSin coche');
  expect(juntas(TODO, TODO).notas).toBe('Zurda');
  const largas = { ...TODO, notas: 'a'.repeat(MAX_NOTAS) };
  expect(cabenLasNotas(juntas(largas, NADA))).toBe(true);
  expect(cabenLasNotas(juntas(largas, TODO))).toBe(false);
});

it.each([
  [
    [false, false],
    [false, false],
    [false, false],
  ],
  [
    [true, false],
    [false, true],
    [true, false],
  ],
  [
    [false, true],
    [true, false],
    [true, false],
  ],
  [
    [true, true],
    [false, false],
    [true, true],
  ],
  [
    [true, true],
    [true, false],
    [true, false],
  ],
  [
    [false, true],
    [false, false],
    [false, true],
  ],
])('reserved and published %j with %j: %j', (una, otra, esperado) => {
  const con = ([reservado, publicarNombre]: boolean[]) =>
    ({ ...NADA, reservado, publicarNombre }) as DatosDePersona;
  const { reservado, publicarNombre } = juntas(con(una), con(otra));
  expect([reservado, publicarNombre]).toEqual(esperado);
});
