import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Dia } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { AlDia } from './al-dia.tsx';
import { sinMenores } from './cercanos.ts';
import { Jornadas, jornadasDe } from './jornadas.tsx';
import { UltimosResultados } from './ultimos-resultados.tsx';

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

test('day by day until there is no room, those of minors in one row, and how many each day had', () => {
  const filas = [
    fila(1, JUEVES),
    fila(2, JUEVES, 'infantil'),
    fila(10, JUEVES),
    fila(3, JUEVES, 'infantil'),
    ...[4, 5, 6, 7, 8].map((id) => fila(id, MIERCOLES)),
    fila(9, MARTES),
  ];
  expect(jornadasDe(filas)).toMatchObject([
    { dia: '2026-11-26', filas: [[{ id: 1 }], [{ id: 2 }, { id: 3 }], [{ id: 10 }]], total: 4 },
    { dia: '2026-11-25', filas: [[{ id: 4 }], [{ id: 5 }], [{ id: 6 }]], total: 5 },
  ]);
  expect(jornadasDe(filas, 7)[1]?.filas).toHaveLength(2);
  expect(jornadasDe([])).toEqual([]);
});

test('of a result of minors stays where and when, and neither who nor how', () => {
  const suya = {
    ...fila(3, JUEVES, 'infantil'),
    idJugador1: 31,
    sets: [[6, 3]],
    observaciones: 'Ana 3 llega tarde',
  };
  const [dicha] = jornadasDe([sinMenores(suya as FilaResultado)])[0]?.filas.flat() ?? [];
  expect(dicha).toMatchObject({ id: 3, fecha: JUEVES, liga: 'infantil', sets: [], ganador: null });
  expect(JSON.stringify(dicha)).not.toMatch(/Ana|Luis|31/);
  expect(sinMenores(fila(1, JUEVES))).toMatchObject({ jugador1: 'Ana 1' });
});

const dibuja = (filas: FilaResultado[], hoy: { hoy?: Dia } = {}) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Jornadas, { jornadas: jornadasDe(filas), ...hoy })),
  );
const textoDe = (html: string) =>
  html
    .replaceAll(/<\/?(b|a)\b[^>]*>|<span class="visually-hidden">/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const deMenores = (id: number, hora: string, resto: Partial<FilaResultado> = {}): FilaResultado => ({
  ...sinMenores(fila(id, `2026-11-26T${hora}`, 'infantil')),
  division: 2,
  pista: 'Prado 1',
  ...resto,
});

test('those of minors of a day are one row, at the hour of the first, that leads to all of them', () => {
  const html = dibuja(
    [
      deMenores(3, '10:00', { observaciones: 'En juego' }),
      deMenores(4, '11:00', { pista: 'Prado 2' }),
      fila(1, JUEVES),
      deMenores(5, '11:00'),
      deMenores(6, '16:00'),
    ],
    { hoy: '2026-11-26' },
  );
  expect(textoDe(html)).toMatch(
    / 10:00 Prado 1 Liga infantil \(ver quién juega\) y 3 más: 11:00 y 16:00 En juego .* Ana 1 /,
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('href="/competicion-horarios/infantil#dia-2026-11-26"');
});

test('of many hours only the last is said, and how many are in play', () => {
  const horas = ['10:00', '10:00', '11:00', '12:00'].map((hora, n) =>
    deMenores(n, hora, { observaciones: n < 2 ? 'En juego' : null }),
  );
  expect(textoDe(dibuja(horas))).toContain(' y 3 más, el último a las 12:00 2 en juego ');
});

test('one alone says its division and leads to itself', () => {
  const html = dibuja([deMenores(3, '19:30')]);
  expect(textoDe(html)).toContain(' 19:30 Prado 1 Liga infantil (ver quién ganó) 2ª División ');
  expect(html).toContain('href="/competicion-clasificaciones-partido/3"');
});

test('under the hero each fact is one link: what is next, what was played last and a price, or only what there is', () => {
  const enlaces = (props: Partial<Parameters<typeof AlDia>[0]>) => {
    const html = renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(AlDia, { filas: [], ultima: undefined, ahora: '2026-11-28T10:40', ...props }),
      ),
    );
    return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, dentro]) => dentro?.replaceAll(/<[^>]+>/g, ''));
  };
  const ultima = { dia: '2026-11-26', total: 2 };
  const filas = [fila(1, '2026-11-28T10:30'), fila(2, '2026-11-28T21:00')].map((una) => ({
    ...una,
    duracion: 90,
  }));
  expect(enlaces({ filas, ultima })).toEqual([
    'Partidos de hoy 1 en juego y 1 por jugar',
    'Últimos resultados 2 el jueves 26 nov',
    expect.stringMatching(/^Escuela Desde \d+\s€ al mes, socios$/),
  ]);
  expect(enlaces({ ultima, ahora: '2026-11-26T22:00' })[0]).toBe('Últimos resultados 2 hoy');
  expect(enlaces({ filas, ahora: '2026-11-27T20:00' })[0]).toBe('Partidos del sáb 28 nov 2 desde las 10:30');
  expect(enlaces({}).join()).not.toMatch(/Partidos|resultados/);
});

test('the last results begin with how many of today have no score yet, which leads to today', () => {
  const html = (terminados: number) =>
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(UltimosResultados, { ultimos: [], terminados, ahora: '2026-11-28T10:40' }),
      ),
    );
  expect(textoDe(html(2))).toContain(' 2 partidos terminados hoy, sin resultado aún ');
  expect(html(2)).toContain('href="/competicion-horarios#dia-2026-11-28"');
  expect(textoDe(html(1))).toContain(' Un partido terminado hoy, sin resultado aún ');
  expect(html(0)).not.toContain('sin resultado');
});
