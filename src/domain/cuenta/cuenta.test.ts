import { describe, expect, it } from 'vitest';
import { esNombreDeCuenta, estaAbierta, INACTIVA_S, MAXIMA_S, quedaAlguien, seConfunden } from './cuenta.ts';

describe('the name of an account', () => {
  it.each(['berta', 'José-Luis', 'm.paz_2', '12', 'ñu', 'x'.repeat(40)])('%s will do', (nombre) => {
    expect(esNombreDeCuenta(nombre)).toBe(true);
  });

  it.each([
    '',
    'b',
    ' berta',
    'berta gil',
    '.berta',
    '-',
    'a/b',
    'x'.repeat(41),
    'Sistema',
    'desconocido',
    'a\u202eb',
  ])('%j will not', (nombre) => {
    expect(esNombreDeCuenta(nombre)).toBe(false);
  });

  it('is taken for another one that only differs in capitals or accents', () => {
    expect(seConfunden('José', 'jose')).toBe(true);
    expect(seConfunden('jose', 'jose2')).toBe(false);
  });
});

it('a session is open until eight hours without use, or seven days', () => {
  expect(estaAbierta({ creada: 0, usada: 0 }, INACTIVA_S)).toBe(true);
  expect(estaAbierta({ creada: 0, usada: 0 }, INACTIVA_S + 1)).toBe(false);
  expect(estaAbierta({ creada: 0, usada: MAXIMA_S }, MAXIMA_S)).toBe(true);
  expect(estaAbierta({ creada: 0, usada: MAXIMA_S }, MAXIMA_S + 1)).toBe(false);
});

describe('somebody is left to sign in', () => {
  const otra = { usuario: 'berta', activo: true, tieneClave: true };
  const todas = (cambios: Partial<typeof otra>) => [
    { usuario: 'admin', activo: true, tieneClave: true },
    { ...otra, ...cambios },
  ];

  it('only with another active account that has a password', () => {
    expect(quedaAlguien(todas({}), 'admin')).toBe(true);
    expect(quedaAlguien(todas({ activo: false }), 'admin')).toBe(false);
    expect(quedaAlguien(todas({ tieneClave: false }), 'admin')).toBe(false);
    expect(quedaAlguien([], 'admin')).toBe(false);
  });
});
