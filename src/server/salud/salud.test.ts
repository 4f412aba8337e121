import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { startApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

describeEngines('salud', ({ open }) => {
  it('is well once the database answers, also with a trailing slash', async () => {
    const club = await startApp(await open());
    for (const ruta of ['/api/salud', '/api/salud/'])
      expect(await club.send('GET', ruta)).toMatchObject({ status: 200, body: { estado: 'ok' } });
    await club.app.close();
  });

  it('is not while the tables of the migrations are missing', async () => {
    const base = await open();
    const club = await startApp(base);
    await base.db.schema.dropTable('version').execute();
    expect(await club.send('GET', '/api/salud')).toMatchObject({
      status: 503,
      body: { message: mensajes.sinBaseDatos },
    });
    await club.app.close();
  });

  it('is not when the database is gone; other calls then say so, and when to try again', async () => {
    const base = await open();
    const club = await startApp(base);
    await base.close();
    expect(await club.send('GET', '/api/salud')).toMatchObject({ status: 503, body: { estado: 'caida' } });
    const broken = await club.send('GET', '/api/clasificaciones/ligas');
    expect(broken).toMatchObject({ status: 503, body: { message: mensajes.sinBaseDatos } });
    expect(broken.headers['retry-after']).toBe('5');
    expect(Object.keys(broken.body as object)).toEqual(['message']);
    await club.app.close();
  });
});
