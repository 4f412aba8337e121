import { describe, expect, test } from 'vitest';
import { relojDePared } from '#domain/fecha-zona.ts';
import { type Pronostico, weatherDe } from './open-meteo.ts';

const PRONOSTICO: Pronostico = {
  utc_offset_seconds: 3600,
  hourly: {
    time: [1795215600, 1795219200],
    temperature_2m: [7.4, 6.9],
    relative_humidity_2m: [81, 83],
    wind_speed_10m: [12.3, 11],
    weather_code: [61, 0],
    is_day: [1, 0],
    uv_index: [2.96, null],
    precipitation_probability: [40, null],
  },
  daily: {
    time: [1795215600],
    weather_code: [3],
    temperature_2m_min: [4.1],
    temperature_2m_max: [13.8],
    wind_speed_10m_max: [22.4],
    uv_index_max: [7.94],
    precipitation_probability_max: [55],
  },
};

describe('Open-Meteo’s answer as the spec’s entity', () => {
  test('hours, with the wind by both names and the index as it is shown', () =>
    expect(weatherDe(PRONOSTICO).hourly).toEqual([
      {
        dt: 1795215600,
        icon: '10d',
        temp: 7.4,
        windSpeed: 12.3,
        wind_speed: 12.3,
        humidity: 81,
        uvi: 3,
        lluvia: 40,
      },
      {
        dt: 1795219200,
        icon: '01n',
        temp: 6.9,
        windSpeed: 11,
        wind_speed: 11,
        humidity: 83,
        uvi: null,
        lluvia: null,
      },
    ]));

  test('days, at their noon', () =>
    expect(weatherDe(PRONOSTICO).daily).toEqual([
      { dt: 1795258800, icon: '04d', tempMin: 4.1, tempMax: 13.8, windSpeed: 22.4, uvi: 7.9, lluvia: 55 },
    ]));

  test('a model without the chance of rain leaves it unknown', () => {
    const { precipitation_probability: _, ...hourly } = PRONOSTICO.hourly;
    const { precipitation_probability_max: __, ...daily } = PRONOSTICO.daily;
    const weather = weatherDe({ ...PRONOSTICO, hourly, daily });
    expect([...weather.hourly, ...weather.daily].map(({ lluvia }) => lluvia)).toEqual([null, null, null]);
  });

  test('the offset of the moment', () => expect(weatherDe(PRONOSTICO).timezoneOffset).toBe(3600));

  test.each(['temperature_2m', 'relative_humidity_2m', 'wind_speed_10m', 'weather_code', 'is_day'] as const)(
    'an hour without %s is left out',
    (serie) => {
      const hourly = { ...PRONOSTICO.hourly, [serie]: [null, 1] };
      expect(weatherDe({ ...PRONOSTICO, hourly }).hourly.map(({ dt }) => dt)).toEqual([1795219200]);
    },
  );

  test('after a clock change its days start at 23:00 or 01:00 and keep their date', () => {
    const reloj = relojDePared('Europe/Madrid');
    const fechas = (primera: string, dias: number) => {
      const time = Array.from({ length: dias }, (_, i) => Date.parse(primera) / 1000 + i * 86_400);
      const cifras = time.map(() => 1);
      const daily = {
        time,
        weather_code: cifras,
        temperature_2m_min: cifras,
        temperature_2m_max: cifras,
        wind_speed_10m_max: cifras,
        uv_index_max: cifras,
      };
      return weatherDe({ ...PRONOSTICO, daily }).daily.map(({ dt }) => reloj(dt * 1000).slice(0, 10));
    };
    expect(fechas('2026-10-23T22:00Z', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(fechas('2026-03-27T23:00Z', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });
});
