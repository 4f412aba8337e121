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

test('day by day until there is no room, a row of minors being half of another, and how many each day had', () => {
  const filas = [
    fila(1, JUEVES),
    fila(2, JUEVES, 'infantil'),
    fila(10, JUEVES),
    fila(3, JUEVES, 'infantil'),
    ...[4, 5, 6, 7, 8].map((id) => fila(id, MIERCOLES)),
    fila(9, MARTES),
  ];
  expect(jornadasDe(filas)).toMatchObject([
    { dia: '2026-11-26', filas: [{ id: 1 }, { id: 2 }, { id: 10 }, { id: 3 }], total: 4 },
    { dia: '2026-11-25', filas: [{ id: 4 }, { id: 5 }, { id: 6 }], total: 5 },
  ]);
  // A heading with nothing under it is none.
  const seis = [11, 12, 13, 14, 15, 16].map((id) => fila(id, JUEVES));
  expect(jornadasDe([...seis, fila(4, MIERCOLES)])).toHaveLength(1);
  expect(jornadasDe([])).toEqual([]);
});

test('of a result of minors stays where and when, and neither who nor how', () => {
  const suya = {
    ...fila(3, JUEVES, 'infantil'),
    idJugador1: 31,
    sets: [[6, 3]],
    observaciones: 'Ana 3 llega tarde',
  };
  const [dicha] = jornadasDe([sinMenores(suya as FilaResultado)])[0]?.filas ?? [];
  expect(dicha).toMatchObject({ id: 3, fecha: JUEVES, liga: 'infantil', sets: [], ganador: null });
  expect(JSON.stringify(dicha)).not.toMatch(/Ana|Luis|31/);
  expect(sinMenores(fila(1, JUEVES))).toMatchObject({ jugador1: 'Ana 1' });
});

const dibuja = (filas: FilaResultado[], hoy: Dia, porJugar = false) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(Jornadas, { jornadas: jornadasDe(filas), hoy, porJugar }),
    ),
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

test('each of minors is a line: hour, division, court and, while it is, that it is being played', () => {
  const html = dibuja(
    [
      deMenores(3, '10:00', { observaciones: 'En juego' }),
      deMenores(4, '11:00', { pista: 'Prado 2', division: 0 }),
      fila(1, JUEVES),
    ],
    '2026-11-26',
    true,
  );
  expect(textoDe(html)).toMatch(
    /Hoy, jueves 26 de noviembre 10:00 Infantil 2ª Prado 1 Quién juega a las 10:00 En juego 11:00 Infantil Promo Prado 2 Quién juega a las 11:00 19:30: /,
  );
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toContain('href="/competicion-clasificaciones-partido/3"');
  expect(textoDe(dibuja([deMenores(3, '19:30')], '2026-11-28'))).toMatch(
    /^ ?jueves 26 de noviembre .* Quién ganó a las 19:30 $/,
  );
});

test('under the hero each fact is one link: who plays now or next, who won last and a price, or only what there is', () => {
  const enlaces = (props: Partial<Parameters<typeof AlDia>[0]>) => {
    const html = renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(AlDia, { proximos: [], ultimo: null, ahora: '2026-11-28T10:40', ...props }),
      ),
    );
    return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, dentro]) => dentro?.replaceAll(/<[^>]+>/g, ''));
  };
  const ultimo = { id: 9, fecha: '2026-11-26T21:00', texto: 'Zúñiga 6–0 6–4 Toribio' };
  const proximos = ['10:30', '21:00'].map((hora, id) => ({
    ...{ id, fecha: `2026-11-28T${hora}`, pista: 'Restón 2', texto: id ? 'Llorente – Duarte' : 'Gil – Paz' },
    ...{ duracion: 90, liga: 'social' as const },
  }));
  expect(enlaces({ proximos })[0]).toBe('En juego ahora Restón 2 · Gil – Paz');
  expect(enlaces({ proximos, ultimo, ahora: '2026-11-28T12:00' })).toEqual([
    'Próximo partido de la liga social 21:00, Restón 2 · Llorente – Duarte',
    'Último resultado, jue 26 nov Zúñiga 6–0 6–4 Toribio',
    expect.stringMatching(/^Escuela de tenis Desde \d+\s€ al mes$/),
  ]);
  expect(enlaces({ proximos, ahora: '2026-11-27T20:00' })[0]).toBe(
    'Próximo partido, sáb 28 nov 10:30, Restón 2 · Gil – Paz',
  );
  expect(enlaces({ proximos, ahora: '2026-11-28T22:30' }).join()).not.toMatch(/Próximo|juego|resultado/);
});

test('the last results end with how many of today have no score yet, which leads to today', () => {
  const html = (terminados: number) =>
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        null,
        createElement(UltimosResultados, { ultimos: [], terminados, hoy: '2026-11-28' }),
      ),
    );
  expect(textoDe(html(2))).toMatch(/ 2 de hoy, sin resultado aún $/);
  expect(html(2)).toContain('href="/competicion-horarios#dia-2026-11-28"');
  expect(html(0)).not.toContain('sin resultado');
});
