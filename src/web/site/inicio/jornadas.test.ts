import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { quienGana } from './al-dia.tsx';
import { sinMenores } from './cercanos.ts';
import { Jornadas, jornadasDe } from './jornadas.tsx';

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

test('day by day until there is no room, those of minors among the others, and how many each day had', () => {
  const filas = [
    fila(1, JUEVES),
    fila(2, JUEVES, 'infantil'),
    ...[4, 5, 6, 7, 8].map((id) => fila(id, MIERCOLES)),
    fila(9, MARTES),
  ];
  expect(jornadasDe(filas)).toMatchObject([
    { dia: '2026-11-26', partidos: [{ id: 1 }, { id: 2 }], total: 2 },
    { dia: '2026-11-25', partidos: [{ id: 4 }, { id: 5 }, { id: 6 }, { id: 7 }], total: 5 },
  ]);
  expect(jornadasDe(filas, 12).at(-1)).toMatchObject({ dia: '2026-11-24', partidos: [{ id: 9 }] });
  expect(jornadasDe([])).toEqual([]);
});

test('of a result of minors stays where and when, and neither who nor how', () => {
  const suya = {
    ...fila(3, JUEVES, 'infantil'),
    idJugador1: 31,
    sets: [[6, 3]],
    observaciones: 'Ana 3 llega tarde',
  };
  const [dicha] = jornadasDe([sinMenores(suya as FilaResultado)])[0]?.partidos ?? [];
  expect(dicha).toMatchObject({ id: 3, fecha: JUEVES, liga: 'infantil', sets: [], ganador: null });
  expect(JSON.stringify(dicha)).not.toMatch(/Ana|Luis|31/);
  expect(sinMenores(fila(1, JUEVES))).toMatchObject({ jugador1: 'Ana 1' });
});

test('a match of minors has the row of any other, with its league and division where they have their names', () => {
  const html = renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(Jornadas, {
        jornadas: jornadasDe([{ ...sinMenores(fila(3, JUEVES, 'infantil')), division: 2, pista: 'Prado 1' }]),
      }),
    ),
  );
  expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    '19:30: Infantil, 2ª División, Prado 1 19:30 Prado 1 Liga infantil 2ª División',
  );
  expect(html).toContain('href="/competicion-clasificaciones-partido/3"');
});

test('who won last is said with their rival; of minors, how many results there are', () => {
  const dicho = (...filas: FilaResultado[]) => jornadasDe(filas.map(sinMenores)).map(quienGana)[0];
  const ganada = { ...fila(1, JUEVES), ausente: null, sets: [[3, 6]] } as FilaResultado;
  expect(dicho(fila(2, JUEVES, 'infantil'), ganada)).toBe('Luis 1 gana a Ana 1, 6-3');
  expect(dicho(ganada, { ...ganada, ausente: 1, jugador1: 'Quien no vino' })).toBe(
    'Luis 1 gana a Ana 1, 6-3',
  );
  expect(dicho({ ...ganada, ganador: null })).toBe('1 resultado');
});
