import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { AlDia } from './al-dia.tsx';
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

test('matches of minors come in their hour, with their league and the way to who they are for names', () => {
  const html = renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(Jornadas, {
        jornadas: jornadasDe([
          { ...sinMenores(fila(3, JUEVES, 'infantil')), division: 2, pista: 'Prado 1' },
          fila(1, JUEVES),
        ]),
      }),
    ),
  );
  expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
    / 19:30 Prado 1 Liga infantil, 2ª División Ver quién ganó .* Ana 1 /,
  );
  expect(html).toMatch(/<a [^>]*href="\/competicion-clasificaciones-partido\/3"[^>]*>Ver quién ganó/);
});

test('under the hero each fact is one link: what is next and how much has been played, or only what there is', () => {
  const enlaces = (props: Partial<Parameters<typeof AlDia>[0]>) => {
    const html = renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(AlDia, { filas: [], jugados: null, ahora: '2026-11-28T10:40', ...props }),
      ),
    );
    return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, dentro]) => dentro?.replaceAll(/<[^>]+>/g, ''));
  };
  const jugados = { total: 41, desde: '2026-11-19' };
  const filas = [fila(1, '2026-11-28T10:30'), fila(2, '2026-11-28T21:00')].map((una) => ({
    ...una,
    duracion: 90,
  }));
  expect(enlaces({ filas, jugados }).slice(0, 2)).toEqual([
    'Partidos de hoy 1 en juego y 1 por jugar',
    'Últimos resultados 41 desde el 19 nov',
  ]);
  expect(enlaces({ filas, ahora: '2026-11-27T20:00' })[0]).toBe('Partidos del sáb 28 nov 2 desde las 10:30');
  expect(enlaces({}).join()).not.toMatch(/Partidos|resultados/);
});
