import { z } from 'zod';

export const OPEN_METEO = 'https://api.open-meteo.com';

/** Ten days of hours are about 20 KB; more than this is not an answer. */
const MAX_BYTES = 512 * 1024;
const MAX_STEPS = 500;

type Place = { latitude: number; longitude: number; timeZone: string };

const series = (value: z.ZodNumber | z.ZodInt) => z.array(value.nullable()).max(MAX_STEPS);
const times = z.array(z.int().positive()).min(1).max(MAX_STEPS);
const celsius = z.number().min(-90).max(60);
const kmh = z.number().min(0).max(500);
const wmo = z.int().min(0).max(99);
const uv = z.number().min(0).max(50);

const haveOneLength = (table: Record<string, readonly unknown[]>): boolean =>
  new Set(Object.values(table).map((column) => column.length)).size === 1;

const uneven = 'The lists differ in length';

/** What we asked for, as Open-Meteo answers it. Anything else is a failure, never half a forecast. */
const Forecast = z.object({
  utc_offset_seconds: z.int().min(-50_400).max(50_400),
  hourly: z
    .object({
      time: times,
      temperature_2m: series(celsius),
      relative_humidity_2m: series(z.number().min(0).max(100)),
      wind_speed_10m: series(kmh),
      weather_code: series(wmo),
      is_day: series(z.int().min(0).max(1)),
      uv_index: series(uv),
    })
    .refine(haveOneLength, uneven),
  daily: z
    .object({
      time: times,
      weather_code: series(wmo),
      temperature_2m_min: series(celsius),
      temperature_2m_max: series(celsius),
      wind_speed_10m_max: series(kmh),
      uv_index_max: series(uv),
    })
    .refine(haveOneLength, uneven),
});
export type Forecast = z.infer<typeof Forecast>;

const fieldsOf = (part: z.ZodObject): string =>
  Object.keys(part.shape)
    .filter((name) => name !== 'time')
    .join(',');

/** What the base URL already has (a path, the key of a paying customer) stays. */
function urlOf(baseUrl: string, { latitude, longitude, timeZone }: Place, days: number): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/forecast`;
  const query = {
    latitude,
    longitude,
    timezone: timeZone,
    timeformat: 'unixtime',
    wind_speed_unit: 'kmh',
    forecast_days: days,
    hourly: fieldsOf(Forecast.shape.hourly),
    daily: fieldsOf(Forecast.shape.daily),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`The answer is over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type ForecastRequest = { baseUrl: string; place: Place; days: number; signal: AbortSignal };

/** Hours and days of forecast from today's midnight on. Throws on anything but a whole, sensible answer. */
export async function fetchForecast({ baseUrl, place, days, signal }: ForecastRequest): Promise<Forecast> {
  const headers = { accept: 'application/json' };
  const response = await fetch(urlOf(baseUrl, place, days), { headers, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The weather service answers ${response.status}`);
  }
  return Forecast.parse(JSON.parse(await readBounded(response)));
}
