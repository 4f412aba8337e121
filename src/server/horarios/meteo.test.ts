import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import { buildApp } from '#server/app.ts';
import { unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { unWeather } from '#tests/builders/meteo.ts';
import { addAdmin, fixedClock, TestApp } from '#tests/support/app.ts';
import { describeServer, reset } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';

const WEATHER = unWeather({ primeraHora: '2026-11-21T09:00Z', primerMediodia: '2026-11-21T11:00Z' });

describeServer('the weather of the schedule', ({ open }) => {
  let app: TestApp;
  let weather: Weather | null;
  beforeAll(async () => {
    const base = await open();
    const reloj = fixedClock(AHORA);
    app = new TestApp(
      base,
      reloj,
      await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null, meteo: () => weather }),
    );
  });
  beforeEach(async () => {
    weather = WEATHER;
    await reset(app.base);
    await addAdmin(app.base);
    app.token = await app.signIn();
  });
  afterAll(() => app.app.close());

  const tiempos = async () => {
    const { body } = await app.send('GET', '/api/horarios/proximos?tipo=social');
    return (body as FilaHorario[]).map((fila) => fila.weather);
  };

  it('is that of the hour, then that of the day, then none', async () => {
    const { quienes } = await unaLigaConDos(app);
    for (const fecha of ['2026-11-21T18:30', '2026-11-27T18:30', '2026-12-05T18:30'])
      await unPartido(app, { ...quienes, fecha });
    expect(await tiempos()).toEqual([
      { icon: '01d', temp: 8, tempMin: 5, tempMax: 100, humidity: 50, windSpeed: 10, uvi: 2, lluvia: 10 },
      {
        icon: '10d',
        temp: null,
        tempMin: 5,
        tempMax: 106,
        humidity: null,
        windSpeed: 20,
        uvi: 4,
        lluvia: 30,
      },
      null,
    ]);
  });

  it('is none without a forecast', async () => {
    const { quienes } = await unaLigaConDos(app);
    await unPartido(app, { ...quienes, fecha: '2026-11-21T18:30' });
    weather = null;
    expect(await tiempos()).toEqual([null]);
  });
});
