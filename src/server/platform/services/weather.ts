import { z } from 'zod';
import { inTime } from '#server/platform/turns.ts';

/** Something of the outside world, asked for beforehand: reading it never waits. */
export type Kept<T> = {
  /** The last good answer while it is not too old, else null. */
  current(): T | null;
  /** Begins asking, at once and then for as long as the process lives. */
  start(): void;
  /** For good. */
  stop(): void;
};

/** All in milliseconds. */
export type Rhythm = {
  /** From a good answer to the next question. */
  fresh: number;
  /** How long a good answer serves while there is no newer one. */
  kept: number;
  /** An answer that takes longer has failed. */
  timeout: number;
  /** After the first failure; doubles with each one more, up to `maxRetry`. */
  retry: number;
  maxRetry: number;
};

type KeepFreshOptions<T> = {
  ask(signal: AbortSignal): Promise<T>;
  now(): number;
  rhythm: Rhythm;
  onFailure(error: unknown, failures: number): void;
};

/** How long to wait before the next question, after so many failures in a row. */
const pauseOf = ({ fresh, retry, maxRetry }: Rhythm, failures: number): number =>
  failures === 0 ? fresh : Math.min(retry * 2 ** (failures - 1), maxRetry);

/** Calls again after each pause that the last call answers, until it is stopped. */
function repeat(turn: () => Promise<number>): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const next = async (): Promise<void> => {
    const pause = await turn();
    if (!isStopped) timer = setTimeout(next, pause).unref();
  };
  void next();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}

/**
 * Asks again and again in the background, one question at a time, and keeps the last good answer. Nobody
 * who reads it starts a question or waits for one, however many they are and whatever the other side does.
 */
export function keepFresh<T>({ ask, now, rhythm, onFailure }: KeepFreshOptions<T>): Kept<T> {
  let last: { value: T; at: number } | null = null;
  let failures = 0;
  let stop: (() => void) | null = null;
  const turn = async (): Promise<number> => {
    const asked = new AbortController();
    const late = new Error(`No answer in ${rhythm.timeout} ms`);
    try {
      last = { value: await inTime(ask(asked.signal), rhythm.timeout, late), at: now() };
      failures = 0;
    } catch (error) {
      asked.abort(error);
      failures += 1;
      onFailure(error, failures);
    }
    return pauseOf(rhythm, failures);
  };
  return {
    current: () => (last && Math.abs(now() - last.at) <= rhythm.kept ? last.value : null),
    start: () => {
      stop ??= repeat(turn);
    },
    stop: () => stop?.(),
  };
}

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

const haveOneLength = (table: Record<string, readonly unknown[] | undefined>): boolean =>
  new Set(Object.values(table).flatMap((column) => column?.length ?? [])).size === 1;

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
      precipitation_probability: series(z.number().min(0).max(100)).optional(),
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
      precipitation_probability_max: series(z.number().min(0).max(100)).optional(),
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
