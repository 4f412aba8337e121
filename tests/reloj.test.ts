import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitesDe } from '#server/db/limites.ts';
import { migrate } from '#server/db/migrate.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { createProofOfWork } from '#server/platform/captcha.ts';
import { keepFresh } from '#server/platform/keep-fresh.ts';
import { limitInMemory } from '#server/platform/limiter.ts';
import type { Problema } from '#server/platform/problema.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { ADMIN, type TestApp, useApp } from './support/app.ts';
import { describeServer } from './support/engines.ts';
import { cuantos, enviarContacto, hasta, resolver, startForms, vaciar } from './support/formularios.ts';
import { startSmtp } from './support/smtp.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR_H = 365 * 24;
const RUTA = '/api/private/pistas';

/** Jumps of the system's clock; timers go on at their own pace, as they do outside. */
const jump = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

describeServer('sessions when the clock jumps', (engine) => {
  const app = useApp(engine);
  const status = async (): Promise<number> => (await app().api('GET', RUTA)).status;

  it.each([
    ['an hour back', -1, 200],
    ['an hour ahead', 1, 200],
    ['a day ahead', 24, 401],
    ['a year ahead', YEAR_H, 401],
    ['a year back', -YEAR_H, 401],
  ])('%s', async (_what, hours, expected) => {
    app().reloj.advance(hours);
    expect(await status()).toBe(expected);
    // Whoever signs in then is in.
    app().token = await app().signIn();
    expect(await status()).toBe(200);
  });

  it('a session of a wrong year dies when the clock is put right, and does not come back', async () => {
    app().reloj.advance(YEAR_H);
    app().token = await app().signIn();
    expect(await status()).toBe(200);
    app().reloj.advance(-YEAR_H);
    expect(await status()).toBe(401);
  });

  it('an hour back and on again: used meanwhile, it lasts as long as ever and no longer', async () => {
    app().reloj.advance(-1);
    expect(await status()).toBe(200);
    app().reloj.advance(9);
    expect(await status()).toBe(200);
    app().reloj.advance(9);
    expect(await status()).toBe(401);
  });
});

describeServer('the rest of what waits for an hour', ({ open }) => {
  let base: BaseDatos;
  beforeEach(async () => {
    base = await open();
  });

  it.each([
    ['a day back', -24],
    ['a year back', -YEAR_H],
    ['a year ahead', YEAR_H],
  ])('mails leave, %s', async (_what, hours) => {
    const smtp = await startSmtp();
    const club: TestApp = await startForms(base, { smtp: { url: smtp.url } });
    await vaciar(base);
    smtp.reaccion = 'aplaza';
    await enviarContacto(club);
    await hasta(async () => (await pendientes(base)).some(({ intentos }) => intentos > 0));
    club.reloj.advance(hours);
    smtp.reaccion = 'acepta';
    await hasta(() => smtp.recibidos.length >= 2);
    expect(await cuantos(base, 'correo')).toBe(2);
    await club.app.close();
    await smtp.cierra();
  });

  it('a lease on the migrations taken in another year stops nobody', async () => {
    const hastaOtroAnio = Date.now() + 365 * DAY;
    await base.db
      .insertInto('cerrojo')
      .values({ nombre: 'migraciones', dueno: 'nadie', hasta: hastaOtroAnio })
      .execute();
    await migrate(base);
    expect(await base.db.selectFrom('cerrojo').selectAll().execute()).toEqual([]);
  });
});

describeServer('what a clock that was ahead has left behind', (engine) => {
  const app = useApp(engine);
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a day', DAY],
    ['a year', 365 * DAY],
  ])(
    'an address that guessed too often %s ahead is not kept out once the clock is right',
    async (_what, ms) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const crear = limitesDe(app().base);
      const limite = crear('intentos', { points: 5, seconds: 900 });
      const allowed = async (): Promise<number> => {
        const tried = await Promise.allSettled(Array.from({ length: 30 }, () => limite.consume(`de ${ms}`)));
        return tried.filter(({ status }) => status === 'fulfilled').length;
      };
      jump(ms);
      expect(await allowed()).toBe(5);
      expect(await allowed()).toBe(0);
      jump(-ms);
      // What is counted in memory ends by a timer: it goes on until the window is over, and not a second more.
      expect(await allowed()).toBe(app().base.motor === 'postgres' ? 5 : 0);
      expect(await allowed()).toBe(0);
    },
  );

  it('a one-time link of a wrong year is dead once the clock is right; one of an hour ago is not', async () => {
    const dar = async (): Promise<string> => {
      const { body } = await app().api('POST', `/api/private/cuentas/${ADMIN.usuario}/enlace`);
      return (body as { token: string }).token;
    };
    const leer = async (token: string): Promise<number> =>
      (await app().send('POST', '/api/auth/enlace', { body: { token } })).status;
    app().reloj.advance(YEAR_H);
    app().token = await app().signIn();
    const [adelantado, clave] = [await dar(), 'nubes de verano lejos'];
    expect(await leer(adelantado)).toBe(200);
    app().reloj.advance(-YEAR_H);
    expect(await leer(adelantado)).toBe(404);
    const body = { token: adelantado, clave };
    expect((await app().send('POST', '/api/auth/enlace/clave', { body })).status).toBe(404);
    app().token = await app().signIn();
    const bueno = await dar();
    app().reloj.advance(-1);
    expect(await leer(bueno)).toBe(200);
  });
});

const pendientes = ({ db }: BaseDatos) =>
  db.selectFrom('correo').select(['id', 'intentos']).where('estado', '=', 'pendiente').execute();

describe('with the clock of the system', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['an hour back', -HOUR],
    ['a year back', -365 * DAY],
    ['a year ahead', 365 * DAY],
  ])('who has asked too often is let in again after the window, %s', async (_what, ms) => {
    const app = Fastify();
    app.setErrorHandler((error: Problema, _request, reply) =>
      reply.code(error.status).header('retry-after', error.retryAfter).send(error.message),
    );
    limitRate(app, limitInMemory, { name: 'x', routes: ['GET /x'], points: 1, seconds: 1, message: 'basta' });
    app.get('/x', async () => 'ok');
    expect((await app.inject('/x')).statusCode).toBe(200);
    jump(ms);
    const refused = await app.inject('/x');
    if (refused.statusCode !== 200) expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect((await app.inject('/x')).statusCode).toBe(200);
    await app.close();
  });

  it.each([
    ['ten minutes ahead', HOUR / 6, true],
    ['an hour back', -HOUR, true],
    ['two hours ahead', 2 * HOUR, false],
    ['a year back', -365 * DAY, false],
  ])('a captcha solved, and then %s', async (_what, ms, isGood) => {
    const captcha = createProofOfWork('secret', { cost: 1, counter: [1, 2] });
    const token = await resolver(await captcha.challenge());
    jump(ms);
    expect((await captcha.verify(token, '')) !== null).toBe(isGood);
  });

  it('a forecast of another year is none', async () => {
    const rhythm = { fresh: DAY, kept: HOUR, timeout: 1_000, retry: DAY, maxRetry: DAY };
    const kept = keepFresh({ ask: async () => 'sol', now: Date.now, rhythm, onFailure: () => {} });
    kept.start();
    await hasta(() => kept.current() === 'sol');
    jump(-365 * DAY);
    expect(kept.current()).toBeNull();
    kept.stop();
  });
});
