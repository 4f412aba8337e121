import { expect, it } from 'vitest';
import type { HoraMeteo, Weather } from '#domain/meteo/weather.ts';
import { tiempoDe } from './datos.ts';

const AHORA = '2026-11-28T20:40';
/** Eight in the evening at the club, in winter. */
const A_LAS_OCHO = Date.parse('2026-11-28T20:00:00+01:00') / 1000;

const hora = (horas: number, lluvia: number | null): HoraMeteo => ({
  dt: A_LAS_OCHO + horas * 3600,
  icon: '01n',
  temp: 11.6,
  windSpeed: 5,
  wind_speed: 5,
  humidity: 60,
  uvi: null,
  lluvia,
});

const conLluvia = (...lluvias: (number | null)[]): Weather => ({
  timezoneOffset: 3600,
  pedida: 0,
  hourly: lluvias.map((lluvia, n) => hora(n - 1, lluvia)),
  daily: [],
});

it.each([
  [conLluvia(90, 0, 20), 'Sin lluvia a la vista'],
  [conLluvia(0, 60), 'Lluvia ahora (60\u00a0%)'],
  [conLluvia(0, 10, 20, 75), 'Lluvia a las 22:00 (75\u00a0%)'],
  [conLluvia(0, 10, null, 0, 0, 55), 'Lluvia mañana a las 00:00 (55\u00a0%)'],
])('the hour that has passed does not count: %#', (weather, lluvia) => {
  expect(tiempoDe(weather, AHORA)).toEqual({ icono: '01n', temperatura: '12\u00a0°C', lluvia });
});

it('what falls is what its picture shows', () => {
  const nieve = conLluvia(0, 60);
  const hourly = nieve.hourly.map((una) => ({ ...una, icon: '13n' as const }));
  expect(tiempoDe({ ...nieve, hourly }, AHORA)?.lluvia).toBe('Nieve ahora (60\u00a0%)');
});

it('a forecast that is over says nothing', () => {
  expect(tiempoDe(conLluvia(0), AHORA)).toBeNull();
});
