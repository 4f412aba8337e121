import { afterEach, describe, expect, it } from 'vitest';
import { club, ponerClub } from '#club';
import { Weather } from '#contract/sitio/weather.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { createClock } from '#server/platform/clock.ts';
import { type Manners, type StandIn, startStandIn } from '#tests/support/programs/meteo.ts';
import { crearMeteo, type Meteo } from './weather.ts';

const HORA = 3_600_000;
/** Saturday, 12:20 in Madrid. */
const SABADO = Date.parse('2026-11-21T11:20Z');

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

type Escena = { meteo: Meteo; standIn: StandIn; fallos: string[]; avanzar(ms: number): void };

/** The service in front of a stand-in, at a moment of our choosing, in a hurry. */
async function empezar(manners: Manners): Promise<Escena> {
  let ahora = SABADO;
  const fallos: string[] = [];
  const standIn = await startStandIn(manners, () => ahora);
  const meteo = crearMeteo({
    url: standIn.url,
    reloj: createClock(relojDePared(club.zonaHoraria), () => ahora),
    onFailure: (error) => fallos.push(String(error)),
    ritmo: { timeout: 250, fresh: 40, retry: 40, maxRetry: 80 },
  });
  undo.push(standIn.close, meteo.stop);
  meteo.start();
  const avanzar = (ms: number): void => {
    ahora += ms;
  };
  return { meteo, standIn, fallos, avanzar };
}

async function hasta(condicion: () => boolean): Promise<void> {
  await expect.poll(condicion, { timeout: 5_000, interval: 5 }).toBe(true);
}

describe('the weather of the club', () => {
  it('is asked for with the club’s place, zone and units', async () => {
    const { meteo, standIn } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    const url = standIn.asked[0];
    expect(url?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      latitude: '40.6105',
      longitude: '-3.7303',
      timezone: 'Europe/Madrid',
      timeformat: 'unixtime',
      wind_speed_unit: 'kmh',
      forecast_days: '10',
      hourly:
        'temperature_2m,relative_humidity_2m,wind_speed_10m,weather_code,is_day,uv_index,precipitation_probability',
      daily:
        'weather_code,temperature_2m_min,temperature_2m_max,wind_speed_10m_max,uv_index_max,precipitation_probability_max',
    });
  });

  it('is asked for where the club is from then on, once staff move it', async () => {
    const { coordenadas } = club;
    undo.push(() => ponerClub({ ...club, coordenadas }));
    const { meteo, standIn } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    ponerClub({ ...club, coordenadas: { latitud: 42.34, longitud: -3.7 } });
    await hasta(() => standIn.asked.at(-1)?.searchParams.get('latitude') === '42.34');
  });

  it('is the spec’s entity: 48 hours from the current one and a week of days from today', async () => {
    const { meteo } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    const weather = Weather.parse(meteo.leer());
    expect(weather.timezoneOffset).toBe(3600);
    expect(weather.hourly).toHaveLength(48);
    expect(weather.hourly[0]?.dt).toBe(Date.parse('2026-11-21T11:00Z') / 1000);
    expect(weather.daily).toHaveLength(10);
    expect(weather.daily[0]?.dt).toBe(Date.parse('2026-11-21T11:00Z') / 1000);
  });

  it('moves on with the hours, also when there is no newer forecast', async () => {
    const { meteo, standIn, avanzar } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    standIn.behave('error');
    avanzar(5 * HORA);
    expect(meteo.leer()?.hourly[0]?.dt).toBe(Date.parse('2026-11-21T16:00Z') / 1000);
    expect(meteo.leer()?.hourly).toHaveLength(48);
  });

  it('is the same object until it changes, so that pages made from it can be kept', async () => {
    const { meteo, standIn, fallos } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    standIn.behave('error');
    await hasta(() => fallos.length > 0);
    const antes = meteo.leer();
    expect(meteo.leer()).toBe(antes);
    standIn.behave('good');
    await hasta(() => meteo.leer() !== antes);
  });

  it('serves the old forecast for a day while the service fails, and then none', async () => {
    const { meteo, standIn, fallos, avanzar } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    const pedida = meteo.leer()?.pedida;
    expect(pedida).toBe(Date.parse('2026-11-21T11:20Z') / 1000);
    standIn.behave('error');
    await hasta(() => fallos.length > 0);
    avanzar(24 * HORA);
    expect(meteo.leer()?.pedida).toBe(pedida);
    avanzar(1);
    expect(meteo.leer()).toBeNull();
  });
});

describe.each<[Manners, RegExp]>([
  ['junk', /expected number|invalid/i],
  ['half', /differ in length/],
  ['empty', /An empty forecast/],
  ['html', /not valid JSON/],
  ['error', /answers 500/],
  ['hang', /No answer in 250 ms/],
  ['huge', /over 524288 bytes/],
  ['cut', /terminated|aborted/],
  ['redirect', /fetch failed/],
])('a service with bad manners: %s', (manners, motivo) => {
  it('is a failure, told with its reason', async () => {
    const { meteo, fallos } = await empezar(manners);
    await hasta(() => fallos.length > 0);
    expect(fallos[0]).toMatch(motivo);
    expect(meteo.leer()).toBeNull();
  });

  it('leaves the last good forecast, and is forgotten when it comes round', async () => {
    const { meteo, standIn, fallos } = await empezar('good');
    await hasta(() => meteo.leer() !== null);
    standIn.behave(manners);
    await hasta(() => fallos.length > 0);
    const antes = meteo.leer();
    expect(antes?.hourly).toHaveLength(48);
    standIn.behave('good');
    await hasta(() => meteo.leer() !== antes);
  });
});

it('a service that is not there is a failure too', async () => {
  const { meteo, standIn, fallos } = await empezar('good');
  await hasta(() => meteo.leer() !== null);
  await standIn.close();
  undo.shift();
  await hasta(() => fallos.length > 0);
  expect(fallos[0]).toMatch(/fetch failed/);
  expect(meteo.leer()).not.toBeNull();
});
