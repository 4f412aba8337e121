import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { crearDanos } from '#server/db/engines/outage.ts';
import { migrate } from '#server/db/migrate.ts';
import { type BaseDatos, FICHERO, openDatabase } from '#server/db/open.ts';
import { vigilarBase } from '#server/start.ts';
import { addAdmin, startApp, type TestApp } from '#tests/support/app.ts';
import { damageTable } from '#tests/support/hostile/danos.ts';

let dataDir: string;
let base: BaseDatos;
let club: TestApp;

/** A club whose settings were on a part of the disk that has failed. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'club-danada-'));
  const entera = openDatabase({ dataDir, databaseUrl: null });
  await migrate(entera);
  await addAdmin(entera);
  await entera.db
    .insertInto('configuracion')
    .values({ clave: 'mostrarIncidencias', valor: 'true' })
    .execute();
  await entera.close();
  damageTable(dataDir, 'configuracion');
  base = openDatabase({ dataDir, databaseUrl: null });
  club = await startApp(base);
  club.token = await club.signIn();
});
afterEach(async () => {
  await club.app.close();
  await base.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const salud = () => club.send('GET', '/api/salud');
const panel = async () => (await club.api('GET', '/api/private/resumen')).body;

describe('a damaged database', () => {
  it('is the outage it is wherever somebody meets it, and the rest goes on', async () => {
    expect((await salud()).status).toBe(200);
    expect(await panel()).toMatchObject({ baseDanada: false });
    expect(await club.api('GET', '/api/private/configuracion')).toMatchObject({
      status: 503,
      body: { message: mensajes.baseDanada },
    });
    expect((await club.send('GET', '/api/clasificaciones/ligas')).status).toBe(200);
  });

  it('once met, it is told by the health of the program and to the staff', async () => {
    await club.api('GET', '/api/private/configuracion');
    const enferma = { status: 503, body: { message: mensajes.baseDanada, estado: 'danada' } };
    expect(await salud()).toMatchObject(enferma);
    expect(await panel()).toMatchObject({ baseDanada: true });
  });
});

describe('who watches the database', () => {
  const vigilar = () => {
    const lineas: string[] = [];
    const log = pino({}, { write: (linea) => void lineas.push(linea) });
    const danos = crearDanos(log);
    const vigilancia = vigilarBase({ dataDir, motor: 'sqlite', danos, log });
    return { ...vigilancia, danos, lineas };
  };

  it.each(['alArrancar', 'revisar'] as const)(
    'finds it before anybody does (%s), and says what to do',
    async (cual) => {
      const { danos, lineas, close, ...vigilancia } = vigilar();
      await vigilancia[cual]();
      await vigilancia[cual]();
      await close();
      expect(danos.hay).toBe(true);
      expect(lineas).toEqual([expect.stringMatching(/dañada.*restaura la última copia/)]);
    },
  );

  it('has nothing to say of a whole one, nor of one that is not there yet', async () => {
    await club.app.close();
    await base.close();
    rmSync(join(dataDir, FICHERO));
    const { danos, lineas, close, alArrancar, revisar } = vigilar();
    await alArrancar();
    base = openDatabase({ dataDir, databaseUrl: null });
    await migrate(base);
    await revisar();
    await close();
    expect([danos.hay, lineas]).toEqual([false, []]);
  });
});
