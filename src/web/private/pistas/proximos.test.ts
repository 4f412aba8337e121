import { expect, test } from 'vitest';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { cuandoEs } from '#web/club/mesa/partido.tsx';
import { siguienteNombre } from './pistas.tsx';
import { deAhora, ejeDe } from './proximos.tsx';

const el = (fecha: string) => ({ fecha, duracion: 60 }) as PartidoEncontrado;

test('a court says what is on it now and what begins later, and not what is over', () => {
  const todos = [
    el('2026-12-05T10:00'),
    el('2026-11-28T18:30'),
    el('2026-11-28T10:00'),
    el('2026-11-28T09:00'),
  ];
  const { enJuego, siguiente, quedan } = deAhora(todos, '2026-11-28T10:40');
  expect(enJuego?.fecha).toBe('2026-11-28T10:00');
  expect(siguiente && cuandoEs(siguiente)).toBe('sáb 28 nov, 18:30');
  expect(quedan).toHaveLength(3);
  expect(deAhora([], '2026-11-28T10:40').enJuego).toBeUndefined();
});

test.each([
  ['Prado 2', 'Prado 3'],
  ['Pista 9', 'Pista 10'],
  ['Pádel2', 'Pádel 3'],
  ['Central', 'Central 2'],
])('after %s comes %s', (nombre, otro) => expect(siguienteNombre(nombre)).toBe(otro));

test('the hours drawn hold all that is open and all that is put, from a mark on', () => {
  const horas = (desde: number, hasta: number) => ({ desde: desde * 60, hasta: hasta * 60 });
  expect(ejeDe([horas(9, 22.5), horas(10, 11.5)])).toEqual(horas(9, 22.5));
  expect(ejeDe([horas(9, 21), horas(8, 9)])).toEqual(horas(6, 21));
  expect(ejeDe([])).toEqual(horas(9, 21));
});
