import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteDialect } from './sqlite.ts';

type Tables = { a: { id: number; name: string | null }; b: { id: number; size: number } };

describe('rows of the embedded engine', () => {
  let folder: string;
  let path: string;
  let db: Kysely<Tables>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'club-sqlite-'));
    path = join(folder, 'a.sqlite');
    db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
    await sql`create table a (id integer primary key, name text)`.execute(db);
    await sql`create table b (id integer primary key, size integer)`.execute(db);
    await db.insertInto('a').values({ id: 1, name: 'uno' }).execute();
    await db.insertInto('a').values({ id: 2, name: null }).execute();
    await db.insertInto('b').values({ id: 1, size: 7 }).execute();
  });

  afterEach(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const all = () => db.selectFrom('a').selectAll().orderBy('id').execute();

  it('are plain objects, each its own', async () => {
    const [first, second] = await all();
    expect(first).toStrictEqual({ id: 1, name: 'uno' });
    expect(second).toStrictEqual({ id: 2, name: null });
    Object.assign(first ?? {}, { name: 'otro' });
    expect((await all())[0]?.name).toBe('uno');
  });

  it('are the same one by one', async () => {
    const rows = [];
    for await (const row of db.selectFrom('a').selectAll().orderBy('id').stream()) rows.push(row);
    expect(rows).toStrictEqual(await all());
  });

  it('leave nothing of what was deleted or written over in the file', async () => {
    const long = (name: string) => name.repeat(2_000);
    for (const [i, name] of ['Canario', long('Canario'), 'Canario tres', long('canario')].entries())
      await db
        .insertInto('a')
        .values({ id: 10 + i, name })
        .execute();
    const inFile = async (): Promise<boolean> => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return /canario/i.test(readFileSync(path, 'latin1'));
    };
    expect(await inFile()).toBe(true);
    await db.deleteFrom('a').where('id', 'in', [10, 11]).execute();
    await db.updateTable('a').set({ name: 'x' }).where('id', 'in', [12, 13]).execute();
    expect(await inFile()).toBe(false);
  });

  it('keep each value under its name when another program adds a column', async () => {
    const joined = () =>
      db
        .selectFrom('a')
        .innerJoin('b', 'b.id', 'a.id')
        .selectAll('a')
        .select('b.size')
        .executeTakeFirstOrThrow();
    expect(await joined()).toStrictEqual({ id: 1, name: 'uno', size: 7 });
    const other = new DatabaseSync(path);
    other.exec("alter table a add column extra text default 'más'");
    other.close();
    expect(await joined()).toStrictEqual({ id: 1, name: 'uno', extra: 'más', size: 7 });
  });
});
