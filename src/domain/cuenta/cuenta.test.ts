import { describe, expect, it } from 'vitest';
import { caducidadDeEnlace, enlaceVale, esNombreDeCuenta, estaAbierta, seConfunden } from './cuenta.ts';

const HORA_S = 3600;
const DIA_S = 24 * HORA_S;

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

describe('a session is open', () => {
  const AHORA = 100 * DIA_S;
  it.each([
    ['eight hours after its last use', 1 * DIA_S, 8 * HORA_S, false, true],
    ['and not a second more', 1 * DIA_S, 8 * HORA_S + 1, false, false],
    ['for seven days, however much it is used', 7 * DIA_S, 0, false, true],
    ['and not a second more than that', 7 * DIA_S + 1, 0, false, false],
    ['for thirty days where it is remembered, used or not', 30 * DIA_S, 30 * DIA_S, true, true],
    ['and not a second more than those', 30 * DIA_S + 1, 0, true, false],
    ['begun by a clock eight hours ahead', -8 * HORA_S, -8 * HORA_S, false, true],
    ['but not by one further ahead', -8 * HORA_S - 1, 0, false, false],
    ['nor used by one further ahead', 0, -8 * HORA_S - 1, true, false],
  ])('%s', (_, creadaHace, usadaHace, recordada, abierta) => {
    const sesion = { creada: AHORA - creadaHace, usada: AHORA - usadaHace, recordada };
    expect(estaAbierta(sesion, AHORA)).toBe(abierta);
  });
});

describe('a one-time link', () => {
  const AHORA = 100 * DIA_S;
  it.each([
    ['made now, of 72 hours', caducidadDeEnlace(AHORA), true],
    ['in its last second', AHORA + 1, true],
    ['that has just ended', AHORA, false],
    ['made by a clock eight hours ahead', AHORA + 80 * HORA_S, true],
    ['made by one further ahead', AHORA + 80 * HORA_S + 1, false],
  ])('%s: %#', (_, caduca, vale) => {
    expect(enlaceVale({ caduca }, AHORA)).toBe(vale);
  });

  it('waits three days to be used', () => {
    expect(caducidadDeEnlace(AHORA) - AHORA).toBe(3 * DIA_S);
  });
});
