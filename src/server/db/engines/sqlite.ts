import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { MissingFile } from './outage.ts';

export const BUSY_MS = 10_000;
const SQLITE_BUSY = 5;
const WAL_TRIES = 100;
const WAL_WAIT_MS = 20;
const MAX_STATEMENTS = 500;

/** WAL with a full sync: what was acknowledged survives a power cut. Deleted rows are written over. */
const PRAGMAS = `
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`;

/** Two programs that open a new file at once: the switch to WAL does not wait for the other by itself. */
function enterWal(file: DatabaseSync): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      file.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || attempt === WAL_TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_WAIT_MS);
    }
  }
}

type Row = Record<string, unknown>;
type Arrays = Iterable<readonly unknown[]>;

/**
 * Makes objects of a statement's rows, told as arrays. The objects that node:sqlite makes by itself are slow to
 * make, to read and above all to copy; these share one shape, the model's.
 */
function rowMaker(statement: StatementSync): (values: readonly unknown[]) => Row {
  let names: string[] = [];
  let model: Row = {};
  return (values) => {
    // The first time, or another program has added a column meanwhile.
    if (names.length !== values.length) {
      names = statement.columns().map(({ name }) => name);
      model = Object.fromEntries(names.map((name) => [name, null]));
    }
    const row = { ...model };
    for (let i = 0; i < names.length; i += 1) row[names[i] as string] = values[i];
    return row;
  };
}

/** Which file is at that place, if any: another one put there has another number. */
const fileAt = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

/** Shapes node:sqlite as Kysely's SQLite driver expects it, keeping statements prepared. */
class NodeSqlite implements SqliteDatabase {
  readonly #path: string;
  readonly #opened: bigint | undefined;
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.#path = path;
    this.#file = new DatabaseSync(path, { timeout: BUSY_MS });
    enterWal(this.#file);
    this.#file.exec(PRAGMAS);
    this.#opened = fileAt(path);
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#compile(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Throws when what is open is no longer what is at its place: whatever was acknowledged would be lost. */
  mustBeInPlace(): void {
    if (fileAt(this.#path) !== this.#opened) throw new MissingFile(this.#path);
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  #compile(sql: string): SqliteStatement {
    const statement = this.#file.prepare(sql);
    const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    const toRow = rowMaker(statement);
    // Which the types of `all` and `iterate` do not know of.
    statement.setReturnArrays(true);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) =>
        (statement.all(...bind(parameters)) as unknown as (readonly unknown[])[]).map(toRow),
      run: (parameters) => statement.run(...bind(parameters)),
      *iterate(parameters) {
        for (const values of statement.iterate(...bind(parameters)) as unknown as Arrays) yield toRow(values);
      },
    };
  }
}

/** Takes the write lock at once: a transaction that read first never has to give up later. */
class ImmediateDriver extends SqliteDriver {
  readonly #file: NodeSqlite;

  constructor(file: NodeSqlite) {
    super({ database: file });
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // One whose end failed with the disk: nothing can begin while it is open.
    if (this.#file.isInTransaction) await super.rollbackTransaction(connection);
    this.#file.mustBeInPlace();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Without room on the disk the engine rolls back by itself; asking again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isInTransaction) await super.rollbackTransaction(connection);
  }
}

/** The embedded engine: one file. Throws when the file cannot be opened or is not a database. */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new NodeSqlite(path);
  return Object.assign(new SqliteDialect({ database }), {
    createDriver: () => new ImmediateDriver(database),
  });
}
