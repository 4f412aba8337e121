import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumarMinutos } from '#domain/fecha.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { unWeather } from '#tests/builders/meteo.ts';
import { meteoPara, queSirve, vigente } from './meteo-para.ts';

const ZONA = 'Europe/Madrid';

/** Saturday 21 November 2026, 10:00 in Madrid, an hour ahead of UTC. */
const OTONO = unWeather({ primeraHora: '2026-11-21T09:00Z', primerMediodia: '2026-11-21T11:00Z' });

describe('the forecast of a match', () => {
  const para = meteoPara(OTONO, ZONA);

  test.each([
    ['2026-11-21T10:00', 0],
    ['2026-11-21T10:59', 0],
    ['2026-11-21T18:30', 8],
    ['2026-11-22T00:00', 14],
    ['2026-11-23T09:45', 47],
  ])('%s has the forecast of its hour', (fecha, i) => expect(para(fecha)?.temp).toBe(i));

  test.each([
    ['2026-11-21T09:59', 0],
    ['2026-11-23T10:00', 2],
    ['2026-11-28T21:00', 7],
  ])('%s is out of the hours and has the forecast of its day', (fecha, i) =>
    expect(para(fecha)).toEqual({
      icon: '10d',
      temp: null,
      tempMin: 5,
      tempMax: 100 + i,
      humidity: null,
      windSpeed: 20,
      uvi: 4,
      lluvia: 30,
    }),
  );

  test('an hour also tells the lowest and the highest of its day', () =>
    expect(para('2026-11-22T12:00')).toEqual({
      icon: '01d',
      temp: 26,
      tempMin: 5,
      tempMax: 101,
      humidity: 50,
      windSpeed: 10,
      uvi: 2,
      lluvia: 10,
    }));

  test.each(['2026-11-20T10:00', '2026-11-29T00:00', '2027-06-01T10:00'])('%s has none', (fecha) =>
    expect(para(fecha)).toBeNull(),
  );

  test('without weather nobody has one', () => expect(meteoPara(null, ZONA)('2026-11-21T10:00')).toBeNull());
});

describe('days of the clock change', () => {
  test('spring: from Saturday 20:00, Sunday 11:00 is 14 hours away and 02:00 does not exist', () => {
    const para = meteoPara(
      unWeather({ primeraHora: '2026-03-28T19:00Z', primerMediodia: '2026-03-28T11:00Z' }),
      ZONA,
    );
    expect(para('2026-03-29T01:30')?.temp).toBe(5);
    expect(para('2026-03-29T02:30')?.temp).toBeNull();
    expect(para('2026-03-29T03:30')?.temp).toBe(6);
    expect(para('2026-03-29T11:00')?.temp).toBe(14);
    expect(para('2026-03-30T11:00')?.temp).toBe(38);
  });

  test('autumn: from Saturday 20:00, Sunday 11:00 is 16 hours away and of the two 02:00 the first counts', () => {
    const para = meteoPara(
      unWeather({
        primeraHora: '2026-10-24T18:00Z',
        primerMediodia: '2026-10-24T10:00Z',
        timezoneOffset: 7200,
      }),
      ZONA,
    );
    expect(para('2026-10-25T01:00')?.temp).toBe(5);
    expect(para('2026-10-25T02:00')?.temp).toBe(6);
    expect(para('2026-10-25T03:00')?.temp).toBe(8);
    expect(para('2026-10-25T11:00')?.temp).toBe(16);
  });

  test.each([
    ['2026-03-25T11:00Z', '2026-03-25', 3600],
    ['2026-10-22T10:00Z', '2026-10-22', 7200],
  ])('days that start around %s keep their dates across it', (primerMediodia, primero, timezoneOffset) => {
    const primeraHora = `${primero}T00:00Z`;
    const para = meteoPara(unWeather({ primeraHora, primerMediodia, timezoneOffset }), ZONA);
    const maximas = Array.from(
      { length: 8 },
      (_, i) => para(sumarMinutos(`${primero}T00:30`, i * 1440))?.tempMax,
    );
    expect(maximas).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
  });

  test('every hour of the forecast is found by what the wall clock shows then, save the second 02:00', () => {
    const reloj = relojDePared(ZONA);
    const cualquierHora = fc.integer({ min: Date.UTC(2026, 0) / 3.6e6, max: Date.UTC(2028, 0) / 3.6e6 });
    fc.assert(
      fc.property(cualquierHora, fc.nat({ max: 47 }), (hora, i) => {
        const primeraHora = new Date(hora * 3.6e6).toISOString();
        const weather = unWeather({ primeraHora, primerMediodia: primeraHora });
        const fecha = reloj((hora + i) * 3.6e6);
        const anterior = reloj((hora + i - 1) * 3.6e6);
        const esperada = fecha === anterior && i > 0 ? i - 1 : i;
        expect(meteoPara(weather, ZONA)(fecha)?.temp).toBe(esperada);
      }),
    );
  });
});

test('of a match that has begun, the range of its day says nothing', () => {
  const fila = (temp: number | null) => ({ temp }) as Parameters<typeof queSirve>[0];
  expect(queSirve(fila(null), '2026-11-28T09:00', '2026-11-28T10:40')).toBeNull();
  expect(queSirve(fila(10), '2026-11-28T10:00', '2026-11-28T10:40')).toEqual(fila(10));
  expect(queSirve(fila(null), '2026-12-05T09:00', '2026-11-28T10:40')).toEqual(fila(null));
});

describe('what is left of a forecast', () => {
  const a = (instante: string) => vigente(OTONO, { ahora: Date.parse(instante), zona: ZONA });

  test('the first hour is the current one', () => {
    expect(a('2026-11-21T09:00Z').hourly[0]?.temp).toBe(0);
    expect(a('2026-11-21T09:59Z').hourly[0]?.temp).toBe(0);
    expect(a('2026-11-21T10:00Z').hourly[0]?.temp).toBe(1);
  });

  test('the first day is today, by the club’s midnight', () => {
    expect(a('2026-11-21T22:59Z').daily[0]?.tempMax).toBe(100);
    expect(a('2026-11-21T23:00Z').daily[0]?.tempMax).toBe(101);
  });

  test('a day blows as much as the hour of it that blows most', () => {
    const hourly = OTONO.hourly.map((hora, i) => ({ ...hora, windSpeed: i === 14 ? 25 : 10 }));
    const { daily } = vigente({ ...OTONO, hourly }, { ahora: Date.parse('2026-11-21T09:30Z'), zona: ZONA });
    expect(daily.slice(0, 3).map(({ windSpeed }) => windSpeed)).toEqual([20, 25, 20]);
  });

  test('never more than 48 hours', () => {
    const doble = { ...OTONO, hourly: [...OTONO.hourly, ...OTONO.hourly] };
    const { hourly } = vigente(doble, { ahora: Date.parse('2026-11-21T09:30Z'), zona: ZONA });
    expect(hourly).toEqual(OTONO.hourly);
  });
});
