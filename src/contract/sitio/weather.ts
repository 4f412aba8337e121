import { z } from 'zod';
import { ICONOS } from '#domain/meteo/weather.ts';
import { get } from '../endpoint.ts';

export const IconoMeteo = z.enum(ICONOS);

/** Seconds since the epoch. */
const dt = z.int();
const uvi = z.number().nullable();
/** Chance of rain, beside the fields of the specification. */
const lluvia = z.number().nullable();

/** Degrees Celsius, km/h and percent, not rounded: rounding is for the eye. */
export const Weather = z.object({
  timezoneOffset: z.int(),
  /** When it was asked for, beside the fields of the specification. */
  pedida: dt,
  hourly: z.array(
    z.object({
      dt,
      icon: IconoMeteo,
      temp: z.number(),
      windSpeed: z.number(),
      wind_speed: z.number(),
      humidity: z.number(),
      uvi,
      lluvia,
    }),
  ),
  daily: z.array(
    z.object({
      dt,
      icon: IconoMeteo,
      tempMin: z.number(),
      tempMax: z.number(),
      windSpeed: z.number(),
      uvi,
      lluvia,
    }),
  ),
});

export const weatherApi = {
  leer: get(
    '/api/weather',
    'El pronóstico: 48 horas desde la actual y una semana de días. 503 mientras no lo haya.',
    { output: Weather },
  ),
};
