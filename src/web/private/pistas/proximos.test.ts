import { expect, test } from 'vitest';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { siguienteNombre } from './pistas-detail.tsx';
import { cuandoEs, enOrden } from './proximos.tsx';
import { ejeDe } from './siete-dias.tsx';

const el = (fecha: string) => ({ fecha }) as PartidoEncontrado;

test('the next match of a court is the first by its date, said short', () => {
  const [primero] = enOrden([el('2026-12-05T10:00'), el('2026-11-28T18:30'), el('2026-11-29T09:00')]);
  expect(primero && cuandoEs(primero)).toBe('sáb 28 nov, 18:30');
});

test.each([
  ['Prado 2', 'Prado 3'],
  ['Pista 9', 'Pista 10'],
  ['Pádel2', 'Pádel 3'],
  ['Central', 'Central 2'],
])('after %s comes %s', (nombre, otro) => expect(siguienteNombre(nombre)).toBe(otro));

test('the hours drawn hold all that is open and all that is put, from a mark to a mark', () => {
  const horas = (desde: number, hasta: number) => ({ desde: desde * 60, hasta: hasta * 60 });
  expect(ejeDe([horas(9, 22.5), horas(10, 11.5)])).toEqual(horas(9, 24));
  expect(ejeDe([horas(9, 21), horas(8, 9)])).toEqual(horas(6, 21));
  expect(ejeDe([])).toEqual(horas(9, 21));
});
