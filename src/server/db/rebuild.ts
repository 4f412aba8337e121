import { type Kysely, sql } from 'kysely';
import type { BaseDatos, Motor } from './open.ts';
import type { Tablas } from './types.ts';

type Db = Kysely<Tablas>;

async function foreignKeysAreOn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
  return rows[0]?.foreign_keys === 1;
}

async function setForeignKeys(db: Db, on: boolean): Promise<void> {
  await sql.raw(`pragma foreign_keys = ${on ? 'on' : 'off'}`).execute(db);
  if ((await foreignKeysAreOn(db)) !== on)
    throw new Error(`SQLite did not switch foreign keys ${on ? 'on' : 'off'}`);
}

/** Runs `work` on one connection of SQLite with foreign keys off; PostgreSQL needs nothing, it alters in place. */
export async function withoutForeignKeys(
  { db, motor }: BaseDatos,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (motor === 'postgres') return work(db);
  await db.connection().execute(async (connection) => {
    await setForeignKeys(connection, false);
    try {
      await work(connection);
    } finally {
      await setForeignKeys(connection, true);
    }
  });
}

/** Throws, so that the transaction is rolled back, when a row references another that is not there. */
export async function checkReferences(q: Db, motor: Motor): Promise<void> {
  if (motor === 'postgres') return;
  const { rows } = await sql<{
    table: string;
    rowid: number;
    parent: string;
  }>`pragma foreign_key_check`.execute(q);
  const [first] = rows;
  if (first)
    throw new Error(`${rows.length} broken references, the first from ${first.table} to ${first.parent}`);
}

async function schemaOf(q: Db, tabla: string, types: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master
    where tbl_name = ${tabla} and type in (${sql.join(types)}) and sql is not null order by name`.execute(q);
  return rows.map((row) => row.sql);
}

async function columnsOf(q: Db, tabla: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${tabla}) order by cid`.execute(q);
  return rows.map(({ name }) => name);
}

/** The columns both have; ids and the last one given are kept: none is ever given twice. */
async function copyRows(q: Db, from: string, to: string): Promise<void> {
  const had = await columnsOf(q, from);
  const columns = (await columnsOf(q, to)).filter((column) => had.includes(column));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(to)} (${list}) select ${list} from ${sql.table(from)}`.execute(q);
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${from}`.execute(
    q,
  );
  const [last] = rows;
  if (!last) return;
  await sql`delete from sqlite_sequence where name = ${to}`.execute(q);
  await sql`insert into sqlite_sequence (name, seq) values (${to}, ${last.seq})`.execute(q);
}

/**
 * Makes a table of SQLite again from its own definition, changed: what SQLite cannot alter (a constraint, the type of a
 * column). Rows and indexes stay. Only inside a step that declares `rebuilds`; on PostgreSQL alter the table instead.
 */
export async function rebuildTable(
  q: Db,
  tabla: keyof Tablas,
  change: (definition: string) => string,
): Promise<void> {
  if (await foreignKeysAreOn(q))
    throw new Error(`Rebuilding ${tabla} would delete its children: the step has to declare \`rebuilds\``);
  const [definition = ''] = await schemaOf(q, tabla, ['table']);
  const changed = change(definition);
  if (changed === definition) throw new Error(`The definition of ${tabla} is not what the step expects`);
  const others = await schemaOf(q, tabla, ['index', 'trigger']);
  const copy = `${tabla}_rebuilt`;
  await sql.raw(changed.replace(/^create table\s+("[^"]+"|\w+)/i, `create table "${copy}"`)).execute(q);
  await copyRows(q, tabla, copy);
  await sql`drop table ${sql.table(tabla)}`.execute(q);
  await sql.raw(`alter table "${copy}" rename to "${tabla}"`).execute(q);
  for (const other of others) await sql.raw(other).execute(q);
}
