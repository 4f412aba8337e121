/** Why the database cannot do its work for now, through no fault of who asks. */
export type Outage =
  /** It does not answer: stopped, restarting, out of reach. */
  | 'down'
  /** It answers, and has no room to write. */
  | 'full';

/**
 * Classes and codes of PostgreSQL: connection, disk or memory full, too many clients, shutting down, read-only; a
 * statement, a lock or a transaction that took longer than it may.
 */
const SQLSTATE_DOWN = /^(?:08...|57P0[1-5]|53[234]..|25006|57014|55P03|25P03)$/;
const SQLSTATE_FULL = '53100';

/** What the network says of a server that is not there. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What the driver says in words alone. */
const IN_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|database is not open|driver has already been destroyed)/;

const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

/** Extended codes of the embedded engine that are a full disk in other clothes: its shared memory cannot grow. */
const SQLITE_IOERR_SHMSIZE = SQLITE_IOERR | (19 << 8);
const SQLITE_IOERR_WRITE = SQLITE_IOERR | (3 << 8);

function embeddedOutage(errcode: number): Outage | null {
  if ((errcode & 0xff) === SQLITE_FULL) return 'full';
  if (errcode === SQLITE_IOERR_SHMSIZE || errcode === SQLITE_IOERR_WRITE) return 'full';
  const primary = errcode & 0xff;
  return primary === SQLITE_IOERR || primary === SQLITE_CANTOPEN ? 'down' : null;
}

/** Whether an error is the database failing as a whole, on either engine; null: it is something else. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return embeddedOutage(errcode);
  if (code === SQLSTATE_FULL) return 'full';
  if (typeof code === 'string' && (NETWORK.has(code) || SQLSTATE_DOWN.test(code))) return 'down';
  return IN_WORDS.test(error.message) ? 'down' : null;
}
