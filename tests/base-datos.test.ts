import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inTurn } from '#server/db/migrate.ts';
import { type BaseDatos, openDatabase } from '#server/db/open.ts';
import { describeEngines, type Engine, reset } from './support/engines.ts';

const pista = (nombre: string) => ({ nombre, estado: 'activa' as const });

const nombres = async ({ db }: BaseDatos): Promise<string[]> => {
  const rows = await db.selectFrom('pista').select('nombre').orderBy('nombre').execute();
  return rows.map((row) => row.nombre);
};

const version = async ({ db }: BaseDatos): Promise<number> =>
  (await db.selectFrom('version').select('version').executeTakeFirstOrThrow()).version;

/** The errors an engine asks to be tried again after, as its driver reports them. */
const PASSING = [
  ['serialization failure', { code: '40001' }],
  ['deadlock', { code: '40P01' }],
  ['busy file', { errcode: 5 }],
  ['busy file while it recovers', { errcode: 261 }],
] as const;

describeEngines('transact', (engine) => {
  let base: BaseDatos;

  beforeAll(async () => {
    base = await engine.open();
  });
  beforeEach(() => reset(base));

  it('lets one program at a time do what only one may, in the order in which it is free', async () => {
    const done: string[] = [];
    const work = (name: string) => () =>
      new Promise<void>((resolve) => {
        done.push(`${name} begins`);
        setTimeout(() => resolve(void done.push(`${name} ends`)), 20);
      });
    await Promise.all(['one', 'other'].map((name) => inTurn(base.db, 'prueba', work(name))));
    const [first = ''] = done.map((step) => step.split(' ')[0]);
    const second = first === 'one' ? 'other' : 'one';
    expect(done).toEqual([first, second].flatMap((name) => [`${name} begins`, `${name} ends`]));
    await expect(inTurn(base.db, 'prueba', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(base.db, 'prueba', async () => 'free again')).toBe('free again');
  });

  it('keeps everything or nothing', async () => {
    const work = base.transact(async ({ q }) => {
      await q.insertInto('pista').values(pista('Uno')).execute();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await nombres(base)).toEqual([]);
  });

  it('moves the version row once for each transaction, and not for one undone', async () => {
    const before = await version(base);
    await base.transact(({ q }) =>
      q
        .insertInto('pista')
        .values([pista('Uno'), pista('Dos')])
        .execute(),
    );
    await base.transact(async () => Promise.reject(new Error('undone'))).catch(() => {});
    expect(await version(base)).toBe(before + 1);
  });

  it.each(PASSING)('tries again after a %s', async (_name, error) => {
    let tries = 0;
    await base.transact(async ({ q }) => {
      tries += 1;
      await q
        .insertInto('pista')
        .values(pista(`Pista ${tries}`))
        .execute();
      if (tries < 3) throw Object.assign(new Error('not now'), error);
    });
    expect(await nombres(base)).toEqual(['Pista 3']);
  });

  it('gives up in the end, with the error of the engine', async () => {
    let tries = 0;
    const never = base.transact(async () => {
      tries += 1;
      throw Object.assign(new Error('never'), { code: '40001' });
    });
    await expect(never).rejects.toThrow('never');
    expect(tries).toBe(8);
  });

  it('does not try again what would fail again', async () => {
    let tries = 0;
    const broken = base.transact(async () => {
      tries += 1;
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(tries).toBe(1);
  });

  it('loses none of many writers at once', async () => {
    const before = await version(base);
    const writers = Array.from({ length: 25 }, (_nothing, index) =>
      base.transact(({ q }) =>
        q
          .insertInto('pista')
          .values(pista(`Pista ${index}`))
          .execute(),
      ),
    );
    await Promise.all(writers);
    expect(await nombres(base)).toHaveLength(25);
    expect(await version(base)).toBe(before + 25);
  });

  if (engine.motor === 'postgres') describeDeadlock(engine);
  else describeBusyFile(engine);
});

/** Two transactions that lock two rows in opposite order: PostgreSQL ends one of them. */
function describeDeadlock({ open }: Engine): void {
  it('gets through a real deadlock', async () => {
    const base = await open();
    await base.db
      .insertInto('pista')
      .values([pista('A'), pista('B')])
      .execute();
    const lockThen = (first: string, second: string) =>
      base.transact(async ({ q }) => {
        const add = (nombre: string) =>
          q
            .updateTable('pista')
            .set((eb) => ({ version: eb('version', '+', 1) }))
            .where('nombre', '=', nombre);
        await add(first).execute();
        await new Promise((resolve) => setTimeout(resolve, 300));
        await add(second).execute();
      });
    await Promise.all([lockThen('A', 'B'), lockThen('B', 'A')]);
    const rows = await base.db.selectFrom('pista').select('version').execute();
    expect(rows).toEqual([{ version: 3 }, { version: 3 }]);
  });
}

const HOLDS_THE_FILE = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(workerData);
  file.exec('begin immediate');
  parentPort.postMessage('held');
  setTimeout(() => { file.exec('commit'); file.close(); }, 400);
`;

/** Another program that writes for a moment, as a backup tool might. */
function describeBusyFile({ open }: Engine): void {
  it('waits for another program that is writing', async () => {
    const base = await open();
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(base.db);
    const holder = new Worker(HOLDS_THE_FILE, { eval: true, workerData: rows[0]?.file });
    await new Promise((resolve) => holder.once('message', resolve));
    await base.transact(({ q }) => q.insertInto('pista').values(pista('Uno')).execute());
    expect(await nombres(base)).toEqual(['Uno']);
  });
}

describeEngines('the database', ({ open, destino, motor }) => {
  let base: BaseDatos;

  beforeAll(async () => {
    base = await open();
  });

  it('refuses a reference to nothing', async () => {
    const huerfano = { idPersona: 999, estado: 'activo' as const, disponibleAmistosos: 0 as const };
    const insert = base.db.insertInto('jugador').values(huerfano);
    await expect(insert.execute()).rejects.toThrow(/foreign key/i);
  });

  it('answers int8 and counts as numbers', async () => {
    const grande = 9_000_000_000_000_001;
    await base.db.updateTable('version').set({ version: grande }).execute();
    expect(await version(base)).toBe(grande);
    const { cuantas } = await base.db
      .selectFrom('version')
      .select((eb) => eb.fn.countAll<number>().as('cuantas'))
      .executeTakeFirstOrThrow();
    expect(cuantas).toBe(1);
  });

  it('never gives an id twice', async () => {
    const insert = () =>
      base.db.insertInto('pista').values(pista('Una')).returning('id').executeTakeFirstOrThrow();
    const first = await insert();
    await base.db.deleteFrom('pista').execute();
    expect((await insert()).id).toBeGreaterThan(first.id);
  });

  if (motor === 'sqlite') describePragmas(destino);
});

/** What keeps an acknowledged write through a power cut. */
function describePragmas(destino: Engine['destino']): void {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
  ])('%s is %s', async (pragma, value) => {
    const base = openDatabase(await destino());
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${pragma}`).execute(base.db);
    await base.close();
    expect(rows[0]?.[pragma]).toBe(value);
  });
}
