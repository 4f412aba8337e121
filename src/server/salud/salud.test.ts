import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { openDatabase } from '#server/db/open.ts';
import { startApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('salud', ({ open, destino }) => {
  it('is well once the database answers, also with a trailing slash', async () => {
    const club = await startApp(await open());
    for (const ruta of ['/api/salud', '/api/salud/'])
      expect(await club.send('GET', ruta)).toMatchObject({ status: 200, body: { estado: 'ok' } });
    await club.app.close();
  });

  it('is not before migrations have run', async () => {
    const base = openDatabase(await destino());
    const club = await startApp(base);
    expect(await club.send('GET', '/api/salud')).toMatchObject({
      status: 503,
      body: { message: mensajes.cerrando },
    });
    await club.app.close();
    await base.close();
  });

  it('is not when the database is gone; other calls then answer one generic sentence', async () => {
    const base = await open();
    const club = await startApp(base);
    await base.close();
    expect((await club.send('GET', '/api/salud')).status).toBe(503);
    const broken = await club.send('GET', '/api/clasificaciones/ligas');
    expect(broken).toMatchObject({ status: 500, body: { message: mensajes.errorInterno } });
    expect(Object.keys(broken.body as object)).toEqual(['message']);
    await club.app.close();
  });
});
