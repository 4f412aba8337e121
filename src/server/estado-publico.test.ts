import { beforeAll, expect, it } from 'vitest';
import type { Weather } from '#domain/meteo/weather.ts';
import { fixedClock } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import type { BaseDatos } from './db/open.ts';
import { crearEstadoPublico } from './estado-publico.ts';

describeServer('the state that public answers hang on', ({ open }) => {
  let base: BaseDatos;
  beforeAll(async () => {
    base = await open();
  });
  const reloj = fixedClock('2026-11-21T10:00');
  const estado = (cambios: Partial<Parameters<typeof crearEstadoPublico>[0]> = {}) =>
    crearEstadoPublico({
      base,
      reloj,
      log: { warn: () => {} },
      mandaCorreos: false,
      meteo: () => null,
      ...cambios,
    });

  it('is another one after each save, and the same between saves', async () => {
    const leer = estado();
    const antes = await leer();
    expect(await leer()).toBe(antes);
    await base.transact(async () => {});
    const despues = await leer();
    expect(despues).not.toBe(antes);
    expect(await leer()).toBe(despues);
  });

  it('is another one when the weather is, and when the hour is', async () => {
    let weather: Weather | null = null;
    const leer = estado({ meteo: () => weather });
    const vistos = [await leer()];
    weather = { timezoneOffset: 0, pedida: 0, hourly: [], daily: [] };
    vistos.push(await leer(), await leer());
    reloj.advance(1);
    vistos.push(await leer());
    expect(vistos.map((uno) => vistos.indexOf(uno))).toEqual([0, 1, 1, 3]);
  });

  it('is another one when what waits for its moment says so', async () => {
    let momento = 'a las doce';
    const leer = estado({ momentos: [async (version) => `${version} ${momento}`] });
    const vistos = [await leer(), await leer()];
    momento = 'mañana';
    vistos.push(await leer());
    expect(vistos.map((uno) => vistos.indexOf(uno))).toEqual([0, 0, 2]);
  });
});
