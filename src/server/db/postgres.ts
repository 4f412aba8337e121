import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

/** Ids and counts stay far below 2^53, so int8 comes back as a number, as from the embedded engine. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** PostgreSQL, and what speaks its protocol. `onIdleError` hears of connections lost while unused. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // A server that went away without a word is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: types as pg.CustomTypesConfig,
  });
  pool.on('error', onIdleError);
  // Also while a transaction holds it: a lost connection must fail that transaction, not the program.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return new PostgresDialect({ pool });
}
