import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Weather } from '#domain/meteo/weather.ts';
import { InsigniaUv, MeteoAhora } from './tiempo.tsx';

const hora = { dt: 0, temp: 0, windSpeed: 4, wind_speed: 4, humidity: 85, uvi: null, lluvia: 46 };

test.each([
  ['13n', 'nieve al 46 %'],
  ['10n', 'lluvia al 46 %'],
] as const)('the chance is of what falls: %s', (icon, esperado) => {
  const weather: Weather = { pedida: 0, timezoneOffset: 0, hourly: [{ ...hora, icon }], daily: [] };
  const html = renderToStaticMarkup(<MeteoAhora weather={weather} />);
  expect(html.replaceAll('\u00a0', ' ')).toContain(`km/h, ${esperado}`);
});

const conUv = (icon: '01d' | '01n', uvi: number | null): string =>
  renderToStaticMarkup(
    <MeteoAhora weather={{ pedida: 0, timezoneOffset: 0, hourly: [{ ...hora, icon, uvi }], daily: [] }} />,
  );

test('the ultraviolet index of now is told from zero on by day, and not at night', () => {
  expect(conUv('01d', 1.2)).toContain('UV 1,2<span> bajo</span>');
  expect(conUv('01n', 0)).not.toContain('UV');
  expect(conUv('01d', null)).not.toContain('UV');
});

test('in few words it is told where it asks for care', () => {
  expect(renderToStaticMarkup(<InsigniaUv uvi={2.9} />)).toBe('');
  expect(renderToStaticMarkup(<InsigniaUv uvi={3} />)).toContain('UV 3');
});
