import { describe, expect, it } from 'vitest';
import { hoyDelClub } from '#web/club/reloj.ts';
import { diaEscrito, periodoBreve } from './dias.tsx';

describe('diaEscrito', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2027', '2027-02-01'],
    ['21-11-26', '2026-11-21'],
    [' 21.11 ', '2026-11-21'],
    ['29/2/2028', '2028-02-29'],
  ])('reads %j as %s', (texto, dia) => {
    expect(diaEscrito(texto, '2026-01-01')).toBe(dia);
  });

  it.each(['', '21', '31/02/2026', '12/13/2026', '21/11/202', 'mañana', '01/01/0001', '1/1/1899'])(
    'refuses %j',
    (texto) => {
      expect(diaEscrito(texto, '2026-01-01')).toBeNull();
    },
  );
});

describe('periodoBreve', () => {
  const anio = hoyDelClub().slice(0, 4);

  it.each([
    [`${anio}-11-01`, null, /^\S+ 1 nov$/],
    [`${anio}-11-28`, `${anio}-12-06`, /^28 nov – 6 dic$/],
    [`${anio}-12-28`, '2099-01-06', /^28 dic – 6 ene 2099$/],
    ['2099-01-06', null, /^martes 6 ene 2099$/],
  ])('says %s to %s with the year only when it is another one', (fecha, hasta, texto) => {
    expect(periodoBreve({ fecha, hasta })).toMatch(texto);
  });
});
