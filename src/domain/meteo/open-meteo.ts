import { iconoDe } from './cielo.ts';
import type { DiaMeteo, HoraMeteo, Weather } from './weather.ts';

type Serie = readonly (number | null)[];

/** The parts of an Open-Meteo answer in use: parallel lists, null where the model has no figure. */
export type Pronostico = {
  /** What the zone's clocks are ahead of UTC at the moment of asking, for the whole answer. */
  utc_offset_seconds: number;
  hourly: {
    time: readonly number[];
    temperature_2m: Serie;
    relative_humidity_2m: Serie;
    wind_speed_10m: Serie;
    weather_code: Serie;
    is_day: Serie;
    uv_index: Serie;
    /** Not every model has it. */
    precipitation_probability?: Serie | undefined;
  };
  daily: {
    time: readonly number[];
    weather_code: Serie;
    temperature_2m_min: Serie;
    temperature_2m_max: Serie;
    wind_speed_10m_max: Serie;
    uv_index_max: Serie;
    precipitation_probability_max?: Serie | undefined;
  };
};

const MEDIO_DIA = 12 * 3600;

type Cifra = number | null | undefined;
type Completas<T> = { [K in keyof T]: number };

/** What each of those lists has there; null when one of them has no figure. */
function cifrasEn<const T extends readonly Serie[]>(series: T, i: number): Completas<T> | null {
  const cifras = series.map((serie) => serie[i]);
  return cifras.every((cifra) => typeof cifra === 'number') ? (cifras as unknown as Completas<T>) : null;
}

/** One decimal: as shown, so that the colour of the index never contradicts its number. */
const redondearUv = (uvi: Cifra): number | null =>
  typeof uvi === 'number' ? Math.round(uvi * 10) / 10 : null;

function horaDe({ hourly }: Pronostico, dt: number, i: number): HoraMeteo[] {
  const { temperature_2m, relative_humidity_2m, wind_speed_10m, weather_code, is_day, uv_index } = hourly;
  const cifras = cifrasEn([temperature_2m, relative_humidity_2m, wind_speed_10m, weather_code, is_day], i);
  if (!cifras) return [];
  const [temp, humidity, windSpeed, codigo, esDeDia] = cifras;
  const icon = iconoDe(codigo, esDeDia === 1);
  const uvi = redondearUv(uv_index[i]);
  const lluvia = hourly.precipitation_probability?.[i] ?? null;
  return [{ dt, icon, temp, windSpeed, wind_speed: windSpeed, humidity, uvi, lluvia }];
}

/** Its days are 24 h apart from today's midnight, so after a clock change they start at 23:00 or 01:00. */
function diaDe({ daily }: Pronostico, medianoche: number, i: number): DiaMeteo[] {
  const { weather_code, temperature_2m_min, temperature_2m_max, wind_speed_10m_max, uv_index_max } = daily;
  const cifras = cifrasEn([weather_code, temperature_2m_min, temperature_2m_max, wind_speed_10m_max], i);
  if (!cifras) return [];
  const [codigo, tempMin, tempMax, windSpeed] = cifras;
  const icon = iconoDe(codigo, true);
  const uvi = redondearUv(uv_index_max[i]);
  const lluvia = daily.precipitation_probability_max?.[i] ?? null;
  return [{ dt: medianoche + MEDIO_DIA, icon, tempMin, tempMax, windSpeed, uvi, lluvia }];
}

/** The spec's entity from Open-Meteo's answer; hours and days the model has no figures for are left out. */
export const weatherDe = (pronostico: Pronostico): Omit<Weather, 'pedida'> => ({
  timezoneOffset: pronostico.utc_offset_seconds,
  hourly: pronostico.hourly.time.flatMap((dt, i) => horaDe(pronostico, dt, i)),
  daily: pronostico.daily.time.flatMap((medianoche, i) => diaDe(pronostico, medianoche, i)),
});
