import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { HoraMeteo, Weather } from '#domain/meteo/weather.ts';
import { AlDia } from './al-dia.tsx';
import { comoEnPortada } from './cercanos.ts';
import { Jornadas, jornadasDe } from './jornadas.tsx';

const fila = (id: number, fecha: string, liga: TipoLiga = 'social'): FilaResultado =>
  ({
    id,
    fecha,
    liga,
    ...DE_SIEMPRE,
    conMenores: liga === 'infantil',
    jugador1: `Ana ${id}`,
    jugador2: `Luis ${id}`,
    ganador: id % 2 === 0 ? 1 : 2,
  }) as FilaResultado;

const [JUEVES, MIERCOLES, MARTES] = ['2026-11-26T19:30', '2026-11-25T18:00', '2026-11-24T18:00'];

test('day by day until there is no room, a day after the first being half a row, and how many each had', () => {
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
  const ocho = [11, 12, 13, 14, 15, 16, 17, 18].map((id) => fila(id, JUEVES));
  expect(jornadasDe([...ocho.slice(1), fila(4, MIERCOLES)])).toMatchObject([{ filas: { length: 7 } }]);
  expect(jornadasDe([...ocho, fila(19, JUEVES), fila(4, MIERCOLES)])).toMatchObject([
    { filas: { length: 8 }, total: 9 },
  ]);
  expect(jornadasDe([])).toEqual([]);
});

test('of a result of minors stays where and when, and neither who nor how; of no other what was noted', () => {
  const suya = {
    ...fila(3, JUEVES, 'infantil'),
    idJugador1: 31,
    sets: [[6, 3]],
    observaciones: 'Ana 3 llega tarde',
  };
  const [dicha] = jornadasDe([comoEnPortada(suya as FilaResultado)])[0]?.filas ?? [];
  expect(dicha).toMatchObject({ id: 3, fecha: JUEVES, liga: 'infantil', sets: [], ganador: null });
  expect(JSON.stringify(dicha)).not.toMatch(/Ana|Luis|31/);
  const deAdultos = { ...fila(1, JUEVES), observaciones: 'Arbitra Luis, de 12 años' };
  expect(comoEnPortada(deAdultos)).toEqual({ ...deAdultos, observaciones: null });
});

const dibuja = (filas: FilaResultado[], ahora: FechaHora) => {
  const jornadas = createElement(Jornadas, { jornadas: jornadasDe(filas), hoy: diaDe(ahora), ahora });
  return renderToStaticMarkup(createElement(MemoryRouter, null, jornadas));
};
const textoDe = (html: string) =>
  html
    .replaceAll(/<\/?(b|a)\b[^>]*>|<span class="visually-hidden">/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const deMenores = (id: number, hora: string, resto: Partial<FilaResultado> = {}): FilaResultado => ({
  ...comoEnPortada(fila(id, `2026-11-26T${hora}`, 'infantil')),
  division: 2,
  pista: 'Prado 1',
  ...resto,
});

test('each of minors is a line: hour, division, court and, while it is, that it is being played', () => {
  const html = dibuja(
    [deMenores(3, '10:00'), deMenores(4, '11:00', { pista: 'Prado 2', division: 0 }), fila(1, JUEVES)],
    '2026-11-26T10:30',
  );
  expect(textoDe(html)).toMatch(
    /Hoy, jueves 26 de noviembre 10:00 Infantil 2ª Prado 1 Partido infantil a las 10:00 En juego 11:00 Infantil Promo Prado 2 Partido infantil a las 11:00 19:30: /,
  );
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toContain('href="/competicion-clasificaciones-partido/3"');
  const amistoso = deMenores(3, '19:30', { liga: 'amistosos' });
  expect(textoDe(dibuja([amistoso], '2026-11-25T09:00'))).toMatch(
    /^ ?jueves 26 de noviembre .* Partido con menores a las 19:30 $/,
  );
});

test('under the hero each fact is one link: the weather now, a class and being a member, or only what there is', () => {
  const enlaces = (weather: Weather | null) => {
    const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AlDia, { weather })));
    return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, dentro]) =>
      dentro?.replaceAll(/<img [^>]*alt="([^"]*)[^>]*>/g, '$1').replaceAll(/<[^>]+>|(?<=\d)\s(?=[€°])/g, ''),
    );
  };
  const hora = { icon: '02d', temp: 8.6, wind_speed: 8 } as HoraMeteo;
  const precios = [
    expect.stringMatching(/^Tenis en la escuela, desde \d+€ al mes$/),
    expect.stringMatching(/^Hacerse socio \d+€ al año$/),
  ];
  expect(enlaces({ hourly: [hora] } as Weather)).toEqual([
    expect.stringMatching(/^Ahora en las pistas Poco nuboso9°C, viento 8\skm\/h$/),
    ...precios,
  ]);
  expect(enlaces(null)).toEqual(precios);
});
