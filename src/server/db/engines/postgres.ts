import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 4_000;
const KEEP_ALIVE_MS = 10_000;

/** So long the server works on one statement, of which every one of this program's takes milliseconds. */
const STATEMENT_MS = 6_000;
/** So long a statement waits for rows that somebody else is writing. */
const LOCK_MS = 4_000;
/** So long rows stay locked by a program that has stopped in the middle. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** So long nothing at all comes from a server: it stopped, or the way to it did, without a word. */
const SILENCE_MS = 7_000;
/** Connections that nobody uses are left before their silence could be taken for that. */
const UNUSED_MS = 5_000;

const LIMITS = [
  `set statement_timeout = ${STATEMENT_MS}`,
  `set lock_timeout = ${LOCK_MS}`,
  `set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
].join(';');

/** Ids and counts stay far below 2^53, so int8 comes back as a number, as from the embedded engine. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** A socket that gives up by itself: the driver's own limit would leave a dead connection in the pool. */
function impatientSocket(): Socket {
  const socket = new Socket();
  const silent = (): Error => Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(silent()));
}

/** People wait for the answers, so each has its time: a database that is stuck is told from one that works. */
const IN_TIME: pg.PoolConfig = {
  connectionTimeoutMillis: CONNECT_MS,
  idleTimeoutMillis: UNUSED_MS,
  stream: impatientSocket,
  onConnect: async (client) => {
    await client.query(LIMITS);
  },
};

type PostgresOptions = {
  onIdleError: (error: Error) => void;
  /** For jobs that take what they need, such as changing the tables: nobody waits for their answer. */
  unlimited: boolean;
};

/** PostgreSQL, and what speaks its protocol. */
export function postgresDialect(url: string, { onIdleError, unlimited }: PostgresOptions): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    // A server that went away without a word is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: types as pg.CustomTypesConfig,
    ...(unlimited ? {} : IN_TIME),
  });
  pool.on('error', onIdleError);
  // Also while a transaction holds it: a lost connection must fail that transaction, not the program.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return new PostgresDialect({ pool });
}
