import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Weather } from '#domain/meteo/weather.ts';
import { MeteoAhora } from './meteo.tsx';

const hora = { dt: 0, temp: 0, windSpeed: 4, wind_speed: 4, humidity: 85, uvi: null, lluvia: 46 };

test.each([
  ['13n', 'nieve al 46 %'],
  ['10n', 'lluvia al 46 %'],
] as const)('the chance is of what falls: %s', (icon, esperado) => {
  const weather: Weather = { pedida: 0, timezoneOffset: 0, hourly: [{ ...hora, icon }], daily: [] };
  const html = renderToStaticMarkup(<MeteoAhora weather={weather} />);
  expect(html.replaceAll('\u00a0', ' ')).toContain(`km/h, ${esperado}`);
});
