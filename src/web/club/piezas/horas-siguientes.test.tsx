import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Weather } from '#domain/meteo/weather.ts';
import { HorasSiguientes } from './tiempo.tsx';

/** Forty-eight hours from one of them on, at the club. */
const desde = (hora: string): Weather => {
  const dt = Date.parse(`2026-11-28T${hora}+01:00`) / 1000;
  const hourly = Array.from({ length: 48 }, (_, i) => ({
    dt: dt + i * 3600,
    icon: '02d' as const,
    temp: 10,
    windSpeed: 4,
    wind_speed: 4,
    humidity: 60,
    uvi: null,
    lluvia: i === 2 ? 20 : 19,
  }));
  return { pedida: 0, timezoneOffset: 3600, hourly, daily: [] };
};

const dicho = (weather: Weather | null): string =>
  renderToStaticMarkup(<HorasSiguientes weather={weather} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');

test.each([
  ['10:00', 'Hoy', ['12:00', '14:00', '16:00', '18:00', '20:00', '22:00']],
  ['19:00', 'Hoy', ['20:00', '21:00', '22:00']],
  ['06:00', 'Hoy', ['10:00', '13:00', '16:00', '19:00', '22:00']],
  ['20:00', 'Mañana', ['10:00', '13:00', '16:00', '19:00', '22:00']],
  ['22:00', 'Mañana', ['10:00', '13:00', '16:00', '19:00', '22:00']],
])('from %s on, every few hours until the courts close: %s', (ahora, dia, horas) => {
  expect(dicho(desde(ahora)).trim()).toMatch(new RegExp(`^${dia} `));
  expect(dicho(desde(ahora)).match(/\d+:\d+/g)).toEqual(horas);
});

test('rain is told where it may well fall', () => {
  expect(dicho(desde('10:00')).match(/\d+ %/g)).toEqual(['20 %']);
  expect(dicho(null)).toBe('');
});
