import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { addAdmin, fixedClock, startApp, TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { figure } from '#tests/support/figures.ts';
import { AHORA } from '#tests/support/momento.ts';

const TOKEN = 'una-clave-de-prueba-larga';

describeServer('metrics', ({ open, motor }) => {
  let club: TestApp;

  beforeAll(async () => {
    const base = await open();
    const reloj = fixedClock(AHORA);
    club = new TestApp(
      base,
      reloj,
      await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null, metricasToken: TOKEN }),
    );
    await addAdmin(base);
    club.token = await club.signIn();
  });
  afterAll(() => club?.app.close());

  const leer = async (): Promise<string> =>
    (await club.send('GET', '/metrics', { token: `Bearer ${TOKEN}` })).text;

  it('are for who shows the key', async () => {
    const wrong = [undefined, '', 'Bearer', 'Bearer otra', TOKEN, club.token];
    for (const token of wrong) expect((await club.send('GET', '/metrics', { token })).status).toBe(401);
    const { status, headers } = await club.send('GET', '/metrics', { token: `Bearer ${TOKEN}` });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    figure(
      `/metrics with a key set, asked for without it (${motor})`,
      `${wrong.length} ways, each 401`,
      '401',
    );
  });

  it('count answers by route pattern and status, and say how the loop, the outbox and the database are', async () => {
    await club.send('GET', '/api/clasificaciones/jugador/987654');
    await club.login({ usuario: 'fulana@correo.example', password: 'secreta' }, '203.0.113.77');
    const text = await leer();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/clasificaciones/jugador/:id",status="404"} 1',
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toContain('club_correos{estado="pendiente"} 0');
    expect(text).toContain('http_requests_in_flight{route="/metrics"} 1');
  });

  it('name nobody and nothing that visitors make up', async () => {
    const made = ['fulana', 'secreta', '203.0.113.77', '987654', 'inventada', club.token];
    for (let i = 0; i < 50; i += 1) {
      await club.send('GET', `/inventada-${i}?q=secreta`);
      await club.send('GET', `/api/clasificaciones/partido/987654${i}?x=inventada`);
    }
    // Without the figures, of which one may have any digits.
    const lines = (await leer()).split('\n').map((line) => line.replace(/ \S+$/, ''));
    for (const word of made) expect(lines.join('\n')).not.toContain(word);
    expect(lines.length).toBeLessThan(400);
    figure(
      `/metrics: what visitors made up, after 100 made-up addresses (${motor})`,
      `0 of ${made.length} words in it`,
      '0',
    );
  });

  it('without the database tell the rest, and that it failed', async () => {
    await club.base.close();
    expect((await club.send('GET', '/api/clasificaciones/ligas')).status).toBe(503);
    const text = await leer();
    expect(text).toContain('database_failures_total{kind="down"} 1');
    expect(text).not.toContain('club_correos{');
  });
});

describe('without a key', () => {
  describeServer('metrics', ({ open, motor }) => {
    it('are nowhere', async () => {
      const club = await startApp(await open());
      expect((await club.send('GET', '/metrics', { token: `Bearer ${TOKEN}` })).status).toBe(404);
      figure(`/metrics without a key set (${motor})`, '404', '404');
      await club.app.close();
    });
  });
});
