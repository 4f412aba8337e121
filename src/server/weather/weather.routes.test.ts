import { afterEach, expect, it } from 'vitest';
import { club } from '#club';
import { Weather } from '#contract/sitio/weather.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { buildApp } from '#server/app.ts';
import { createClock } from '#server/platform/clock.ts';
import { describeServer } from '#tests/support/engines.ts';
import { type Manners, type StandIn, startStandIn } from '#tests/support/programs/meteo.ts';
import { crearMeteo } from './weather.ts';

const NO_HAY = { message: 'Datos meteorológicos no disponibles' };
/** Calls that waited for nobody, on a busy machine: the service is given four seconds. */
const SIN_ESPERAR_MS = 1_000;

describeServer('GET /api/weather/', ({ open }) => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const one of undo.splice(0).reverse()) await one();
  });

  async function servir(standIn: StandIn) {
    const reloj = createClock(relojDePared(club.zonaHoraria));
    const meteo = crearMeteo({ url: standIn.url, reloj, onFailure: () => {} });
    const app = await buildApp({ base: await open(), reloj, site: null, meteo: meteo.leer });
    undo.push(standIn.close, meteo.stop, () => app.close());
    await app.ready();
    meteo.start();
    return app;
  }

  const con = async (manners: Manners) => {
    const standIn = await startStandIn(manners);
    return { standIn, app: await servir(standIn) };
  };

  it('answers the entity, asked for once however many ask for it', async () => {
    const { app, standIn } = await con('good');
    const visitas = () => Array.from({ length: 100 }, () => app.inject('/api/weather/'));
    await Promise.all(visitas());
    await expect.poll(async () => (await app.inject('/api/weather')).statusCode).toBe(200);
    const respuestas = await Promise.all(visitas());
    for (const { statusCode } of respuestas) expect(statusCode).toBe(200);
    expect(Weather.parse(respuestas[0]?.json()).hourly).toHaveLength(48);
    expect(standIn.asked).toHaveLength(1);
  });

  it.each<Manners>(['junk', 'html', 'error', 'hang', 'huge', 'cut'])(
    'answers 503 at once when the service only ever had bad manners: %s',
    async (manners) => {
      const { app, standIn } = await con(manners);
      await expect.poll(() => standIn.asked.length).toBe(1);
      const desde = performance.now();
      const respuestas = await Promise.all(Array.from({ length: 100 }, () => app.inject('/api/weather/')));
      expect(performance.now() - desde).toBeLessThan(SIN_ESPERAR_MS);
      for (const respuesta of respuestas) expect(respuesta.statusCode).toBe(503);
      expect(respuestas[0]?.json()).toEqual(NO_HAY);
      expect(standIn.asked).toHaveLength(1);
    },
  );

  it('does not make the schedule wait for a service that hangs', async () => {
    const { app, standIn } = await con('hang');
    await expect.poll(() => standIn.asked.length).toBe(1);
    const desde = performance.now();
    const { statusCode } = await app.inject('/api/horarios/proximos');
    expect(performance.now() - desde).toBeLessThan(SIN_ESPERAR_MS);
    expect(statusCode).toBe(200);
  });
});
