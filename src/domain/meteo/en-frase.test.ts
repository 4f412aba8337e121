import { expect, test } from 'vitest';
import { unWeather } from '#tests/builders/meteo.ts';
import { meteoEnFrase } from './meteo-para.ts';

const HOY = '2026-11-21';
const zona = 'Europe/Madrid';

/** Eight days of it. */
const PEDIDA = {
  ...unWeather({ primeraHora: '2026-11-21T09:00Z', primerMediodia: '2026-11-21T11:00Z' }),
  pedida: Date.parse('2026-11-21T09:00Z') / 1000,
};

test.each([
  ['2026-11-21T12:00', '2\u00a0°C a esa hora, lluvia al 10\u00a0%'],
  ['2026-11-25T12:00', 'Ese día, de 5°\u00a0a\u00a0104°, lluvia al 30\u00a0%'],
  ['2026-11-29T12:00', 'Aún sin previsión; la habrá desde el domingo 22 nov'],
  ['2026-12-06T12:00', 'Aún sin previsión; la habrá desde el domingo 29 nov'],
])('the forecast of %s in words: %s', (fecha, tiempo) => {
  expect(meteoEnFrase(PEDIDA, { zona, fecha, hoy: HOY }).tiempo).toBe(tiempo);
});

test.each([
  ['nothing is known', null, HOY],
  ['it is late', PEDIDA, '2026-11-22'],
])('where %s no day is told', (_, weather, hoy) => {
  expect(meteoEnFrase(weather, { zona, fecha: '2026-11-29T12:00', hoy })).toEqual({
    weather: null,
    tiempo: 'Aún sin previsión',
  });
});
