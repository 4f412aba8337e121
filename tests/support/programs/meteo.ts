import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Forecast } from '#server/platform/services/weather.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Clear, few clouds, clouds, overcast, fog, drizzle, rain, snow, showers, storm. */
const SKIES = [0, 1, 2, 3, 45, 53, 63, 73, 81, 95];

type ForecastAt = {
  /** The moment of asking, in milliseconds. */
  now: number;
  /** What the zone is ahead of UTC at that moment, in seconds: in Madrid 3600 in winter and 7200 in summer. */
  offset?: number;
  days?: number;
};

const range = <T>(count: number, each: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => each(i));

function hourly(midnight: number, count: number): Forecast['hourly'] {
  const hourOf = (i: number): number => i % 24;
  const daylight = (i: number): number => Math.max(0, Math.sin(((hourOf(i) - 6) / 12) * Math.PI));
  return {
    time: range(count, (i) => midnight + i * HOUR),
    temperature_2m: range(count, (i) => -0.4 + 24 * daylight(i)),
    relative_humidity_2m: range(count, (i) => 85 - Math.round(45 * daylight(i))),
    wind_speed_10m: range(count, (i) => 4.4 + (i % 7) * 3.1),
    weather_code: range(count, (i) => SKIES[Math.floor(i / 3) % SKIES.length] ?? 0),
    is_day: range(count, (i) => (daylight(i) > 0 ? 1 : 0)),
    uv_index: range(count, (i) => 9.4 * daylight(i)),
    precipitation_probability: range(count, (i) => (i * 7) % 101),
  };
}

function daily(midnight: number, count: number): Forecast['daily'] {
  return {
    time: range(count, (i) => midnight + i * DAY),
    weather_code: range(count, (i) => SKIES[i % SKIES.length] ?? 0),
    temperature_2m_min: range(count, (i) => -1.5 + i),
    temperature_2m_max: range(count, (i) => 12.5 + i),
    wind_speed_10m_max: range(count, (i) => 8.6 + i * 4),
    uv_index_max: range(count, (i) => 1.1 + i * 1.15),
    precipitation_probability_max: range(count, (i) => (i * 13) % 101),
  };
}

/** An answer of Open-Meteo: from today's midnight on, every 24 hours with the offset of the moment of asking. */
function forecastAt({ now, offset = HOUR, days = 10 }: ForecastAt): Forecast {
  const local = Math.floor(now / 1000) + offset;
  const midnight = local - (local % DAY) - offset;
  return { utc_offset_seconds: offset, hourly: hourly(midnight, days * 24), daily: daily(midnight, days) };
}

export type Manners =
  | 'good'
  | 'junk'
  | 'half'
  | 'empty'
  | 'html'
  | 'error'
  | 'hang'
  | 'huge'
  | 'cut'
  | 'redirect';

const HUGE = Buffer.alloc(64 * 1024, ' ');

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write(HUGE, more);
  };
  more();
}

function cutShort(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.slice(0, 500), () => response.destroy());
}

type Answers = Record<Manners, (response: ServerResponse, good: Forecast) => void>;

const ANSWERS: Answers = {
  good: (response, good) => send(response, 200, 'application/json', JSON.stringify(good)),
  junk: (response) => send(response, 200, 'application/json', '{"hourly":{"time":"ayer"},"daily":null}'),
  half: (response, good) => {
    const hours = { ...good.hourly, wind_speed_10m: good.hourly.wind_speed_10m.slice(1) };
    send(response, 200, 'application/json', JSON.stringify({ ...good, hourly: hours }));
  },
  empty: (response, good) => {
    const nothing = good.daily.time.map(() => null);
    const days = { ...good.daily, weather_code: nothing };
    send(response, 200, 'application/json', JSON.stringify({ ...good, daily: days }));
  },
  html: (response) => send(response, 200, 'text/html', '<!doctype html><h1>Bienvenido a la red wifi</h1>'),
  error: (response) => send(response, 500, 'application/json', '{"error":true,"reason":"internal"}'),
  hang: () => {},
  huge: endless,
  cut: (response, good) => cutShort(response, JSON.stringify(good)),
  redirect: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
};

/** A stand-in of the weather service, with the manners it is told to have. */
export type StandIn = {
  url: string;
  /** The addresses asked for so far. */
  asked: URL[];
  behave(manners: Manners): void;
  close(): Promise<void>;
};

export async function startStandIn(manners: Manners = 'good', now = Date.now): Promise<StandIn> {
  let current = manners;
  const asked: URL[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(new URL(request.url ?? '/', 'http://stand-in'));
    ANSWERS[current](response, forecastAt({ now: now() }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    behave: (next) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
