import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledQuery, Kysely, type Transaction } from 'kysely';
import { interceptable } from './engines/interceptable.ts';
import { postgresDialect } from './engines/postgres.ts';
import { sqliteDialect } from './engines/sqlite.ts';
import { createTransact, type Transact } from './transact.ts';
import type { Tablas } from './types.ts';

export type Motor = 'sqlite' | 'postgres';

/** What reads need: the database itself, or the transaction they are part of. */
export type Lector = Kysely<Tablas> | Transaction<Tablas>;

export type BaseDatos = {
  db: Kysely<Tablas>;
  motor: Motor;
  transact: Transact;
  close(): Promise<void>;
};

export type Destino = {
  dataDir: string;
  databaseUrl: string | null;
  onIdleError?: (error: Error) => void;
  /** For jobs that nobody waits for: on PostgreSQL their statements take the time they need. */
  unlimited?: boolean;
  /** Hears every query once it has run. */
  onQuery?: (query: CompiledQuery) => void;
};

export const FICHERO = 'club.sqlite';

/** Opens the embedded file in `dataDir`, or PostgreSQL when there is a URL. Migrations come apart. */
export function openDatabase(destino: Destino): BaseDatos {
  const { dataDir, databaseUrl, onIdleError = () => {}, unlimited = false, onQuery } = destino;
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, { onIdleError, unlimited })
    : sqliteDialect(join(dataDir, FICHERO));
  const db = new Kysely<Tablas>({
    dialect: interceptable(dialect),
    ...(onQuery && { log: ({ query }) => onQuery(query) }),
  });
  const motor: Motor = databaseUrl ? 'postgres' : 'sqlite';
  return { db, motor, transact: createTransact(db, motor), close: () => db.destroy() };
}
