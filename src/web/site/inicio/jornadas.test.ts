import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { quienGana } from './al-dia.tsx';
import { aQueHoras, jornadasDe } from './jornadas.tsx';

const fila = (id: number, fecha: string, liga: TipoLiga = 'social'): FilaResultado =>
  ({
    id,
    fecha,
    liga,
    conMenores: liga === 'infantil',
    jugador1: `Ana ${id}`,
    jugador2: `Luis ${id}`,
    ganador: id % 2 === 0 ? 1 : 2,
  }) as FilaResultado;

const [JUEVES, MIERCOLES, MARTES] = ['2026-11-26T19:30', '2026-11-25T18:00', '2026-11-24T18:00'];

test('day by day until there is no room, those of minors in one that names nobody, and how many each day had', () => {
  const filas = [
    fila(1, JUEVES),
    fila(2, JUEVES, 'infantil'),
    fila(3, JUEVES, 'infantil'),
    ...[4, 5, 6, 7, 8].map((id) => fila(id, MIERCOLES)),
    fila(9, MARTES),
  ];
  const jornadas = jornadasDe(filas);
  expect(jornadas).toMatchObject([
    { dia: '2026-11-26', partidos: [{ id: 1 }], menores: [['infantil', [JUEVES, JUEVES]]], total: 3 },
    { dia: '2026-11-25', partidos: [{ id: 4 }, { id: 5 }, { id: 6 }, { id: 7 }], menores: [], total: 5 },
  ]);
  expect(JSON.stringify(jornadas)).not.toMatch(/(?:Ana|Luis) [23]/);
  expect(jornadasDe(filas, 12).at(-1)).toMatchObject({ dia: '2026-11-24', partidos: [{ id: 9 }] });
  expect(jornadasDe([])).toEqual([]);
});

test('of the matches of minors, when they are', () => {
  const alas = (...horas: string[]) => aQueHoras(horas.map((hora) => `2026-11-28T${hora}`));
  expect(alas('10:00')).toBe('1 partido, a las 10:00');
  expect(alas('10:00', '11:00', '11:00', '16:00')).toBe('4 partidos, a las 10:00, 11:00 y 16:00');
  expect(alas('09:00', '10:00', '11:00', '12:00', '13:00')).toBe('5 partidos, desde las 09:00');
});

test('who won last is said with their rival; of minors, how many results there are', () => {
  const dicho = (...filas: FilaResultado[]) => jornadasDe(filas).map(quienGana)[0];
  const ganada = { ...fila(1, JUEVES), ausente: null, sets: [[3, 6]] } as FilaResultado;
  expect(dicho(fila(2, JUEVES, 'infantil'), ganada)).toBe('Luis 1 gana a Ana 1, 6-3');
  expect(dicho(ganada, { ...ganada, ausente: 1, jugador1: 'Quien no vino' })).toBe(
    'Luis 1 gana a Ana 1, 6-3',
  );
  expect(dicho(fila(1, JUEVES, 'infantil'))).toBe('1 resultado de la liga infantil');
  expect(dicho({ ...ganada, ganador: null })).toBe('1 resultado');
});
