import type { DiaMeteo, HoraMeteo, Weather } from '#domain/meteo/weather.ts';

const HORA = 3600;
const DIA = 24 * HORA;

const segundos = (instante: string): number => Date.parse(instante) / 1000;

/** An hour of the forecast whose temperature is its place in it, so that tests see which one they got. */
const hora = (dt: number, i: number): HoraMeteo => ({
  dt,
  icon: '01d',
  temp: i,
  windSpeed: 10,
  wind_speed: 10,
  humidity: 50,
  uvi: 2,
  lluvia: 10,
});

/** A day whose highest temperature is 100 plus its place. */
const dia = (dt: number, i: number): DiaMeteo => ({
  dt,
  icon: '10d',
  tempMin: 5,
  tempMax: 100 + i,
  windSpeed: 20,
  uvi: 4,
  lluvia: 30,
});

type Desde = { primeraHora: string; primerMediodia: string; timezoneOffset?: number };

/** 48 hours and 8 days of made-up weather, for tests, from those instants on. */
export const unWeather = ({ primeraHora, primerMediodia, timezoneOffset = HORA }: Desde): Weather => ({
  timezoneOffset,
  pedida: 0,
  hourly: Array.from({ length: 48 }, (_, i) => hora(segundos(primeraHora) + i * HORA, i)),
  daily: Array.from({ length: 8 }, (_, i) => dia(segundos(primerMediodia) + i * DIA, i)),
});
