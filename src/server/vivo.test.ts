import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rutaVivo } from '#contract/rutas.ts';
import { unaPista } from '#tests/builders/index.ts';
import { addAdmin, fixedClock, TestApp } from '#tests/support/app.ts';
import { describeServer, reset } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { buildApp } from './app.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';

const RAPIDO = { most: 10, each: 10, every: 50, beat: 60_000 };

describeServer('what moved is told to who listens', ({ destino }) => {
  const cerrar: (() => Promise<unknown>)[] = [];
  let replicas: TestApp[];
  beforeAll(async () => {
    const sitio = await destino();
    const reloj = fixedClock(AHORA);
    const abrir = async () => {
      const base = openDatabase(sitio);
      await migrate(base);
      const app: FastifyInstance = await buildApp({ base, reloj, site: null, vivo: RAPIDO });
      await app.listen({ port: 0, host: '127.0.0.1' });
      cerrar.push(() => app.close(), base.close);
      return new TestApp(base, reloj, app);
    };
    replicas = [await abrir(), await abrir()];
  });
  beforeEach(async () => {
    const [una] = replicas as [TestApp];
    await reset(una.base);
    await addAdmin(una.base);
    una.token = await una.signIn();
  });
  afterAll(async () => {
    for (const una of cerrar) await una();
  });

  it('by each process, whichever of them saved', async () => {
    const oido = replicas.map(() => '');
    const letras = new TextDecoder();
    const control = new AbortController();
    await Promise.all(
      replicas.map(async ({ app }, n) => {
        const { port } = app.server.address() as AddressInfo;
        const { body } = await fetch(`http://127.0.0.1:${port}${rutaVivo}`, { signal: control.signal });
        (async () => {
          for await (const trozo of body ?? []) oido[n] += letras.decode(trozo);
        })().catch(() => {});
      }),
    );
    await vi.waitFor(() => expect(oido.every((uno) => uno.startsWith('data: '))).toBe(true));
    const antes = [...oido];
    const [una] = replicas as [TestApp];
    await unaPista(una);
    await vi.waitFor(() => {
      const version = /data: (\d+)\n\n$/;
      const [aqui, alli] = oido.map((uno) => version.exec(uno)?.[1]);
      expect(oido.every((uno, n) => uno !== antes[n])).toBe(true);
      expect(aqui).toBe(alli);
    });
    const { body } = await una.send('GET', '/api/horarios/hoy');
    expect(oido[0]).toContain(`data: ${(body as { version: number }).version}\n\n`);
    control.abort();
  });

  it('and to nobody by another verb', async () => {
    const [una] = replicas as [TestApp];
    expect((await una.send('POST', rutaVivo)).status).toBe(404);
  });
});
