import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { migrate } from '#server/db/migrate.ts';
import { FICHERO, openDatabase } from '#server/db/open.ts';
import { datosPista } from '#tests/builders/index.ts';
import { addAdmin, startApp } from '#tests/support/app.ts';
import { describeEngines, describeServer } from '#tests/support/engines.ts';

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

describeServer('salud of the place where the data is', ({ motor, destino }) => {
  const abrir = async () => {
    const donde = await destino();
    const base = openDatabase(donde);
    await migrate(base);
    await addAdmin(base);
    const club = await startApp(base);
    club.token = await club.signIn();
    const guardar = () => club.api('POST', '/api/private/pistas/0', datosPista());
    const salud = () => club.send('GET', '/api/salud');
    return { ...donde, base, club, guardar, salud };
  };

  const QUE_PASA: [string, (fichero: string) => void][] = [
    ['taken away', (fichero) => renameSync(fichero, `${fichero}-fuera`)],
    [
      'another one',
      (fichero) => {
        renameSync(fichero, `${fichero}-fuera`);
        writeFileSync(fichero, '');
      },
    ],
  ];

  it.runIf(motor === 'sqlite').each(QUE_PASA)(
    'tells that the file is %s, and nothing is acknowledged that would be lost',
    async (_, pasa) => {
      const { dataDir, base, club, guardar, salud } = await abrir();
      expect([(await guardar()).status, (await salud()).status]).toEqual([200, 200]);
      const fichero = join(dataDir, FICHERO);
      pasa(fichero);
      expect(await salud()).toMatchObject({
        status: 503,
        body: { message: mensajes.baseAusente, estado: 'ausente' },
      });
      expect(await guardar()).toMatchObject({ status: 503, body: { message: mensajes.baseAusente } });
      renameSync(`${fichero}-fuera`, fichero);
      expect([(await guardar()).status, (await salud()).status]).toEqual([200, 200]);
      await club.app.close();
      await base.close();
    },
  );

  it('tells a full disk from the first write that found it until one fits', async () => {
    const { base, club, guardar, salud } = await abrir();
    const lleno = Object.assign(new Error('database or disk is full'), { errcode: 13, code: '53100' });
    const transact = vi.spyOn(base, 'transact').mockRejectedValue(lleno);
    const firmada = vi.spyOn(base.db, 'transaction');
    expect((await salud()).status).toBe(200);
    firmada.mockImplementationOnce(() => {
      throw lleno;
    });
    expect(await guardar()).toMatchObject({ status: 507 });
    expect(await salud()).toMatchObject({
      status: 503,
      body: { estado: 'llena', message: mensajes.discoLleno },
    });
    transact.mockRestore();
    firmada.mockRestore();
    expect((await salud()).status).toBe(200);
    await club.app.close();
    await base.close();
  });
});
