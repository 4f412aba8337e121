import type { FastifyBaseLogger } from 'fastify';

/** Why the database cannot do its work for now, through no fault of who asks. */
export type Outage =
  /** It does not answer: stopped, restarting, out of reach. */
  | 'down'
  /** It answers, and has no room to write. */
  | 'full'
  /** What it has stored is broken: only a copy brings it back. */
  | 'damaged'
  /** The embedded file is no longer at its place: what is written to the open one ends with the program. */
  | 'missing';

/**
 * Classes and codes of PostgreSQL: connection, disk or memory full, too many clients, shutting down, read-only; a
 * statement, a lock or a transaction that took longer than it may.
 */
const SQLSTATE_DOWN = /^(?:08...|57P0[1-5]|53[234]..|25006|57014|55P03|25P03)$/;
const SQLSTATE_FULL = '53100';
/** Data or an index that is not what the server wrote. */
const SQLSTATE_DAMAGED = new Set(['XX001', 'XX002']);

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

const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

/** Extended codes of the embedded engine that are a full disk in other clothes: its shared memory cannot grow. */
const SQLITE_IOERR_SHMSIZE = SQLITE_IOERR | (19 << 8);
const SQLITE_IOERR_WRITE = SQLITE_IOERR | (3 << 8);

const EMBEDDED: Readonly<Record<number, Outage>> = {
  [SQLITE_READONLY]: 'down',
  [SQLITE_IOERR]: 'down',
  [SQLITE_CORRUPT]: 'damaged',
  [SQLITE_FULL]: 'full',
  [SQLITE_CANTOPEN]: 'down',
  [SQLITE_NOTADB]: 'damaged',
};

function embeddedOutage(errcode: number): Outage | null {
  if (errcode === SQLITE_IOERR_SHMSIZE || errcode === SQLITE_IOERR_WRITE) return 'full';
  return EMBEDDED[errcode & 0xff] ?? null;
}

function serverOutage(code: string): Outage | null {
  if (code === SQLSTATE_FULL) return 'full';
  if (SQLSTATE_DAMAGED.has(code)) return 'damaged';
  return NETWORK.has(code) || SQLSTATE_DOWN.test(code) ? 'down' : null;
}

/** The file that is open is not the one at its place any more. */
export class MissingFile extends Error {
  constructor(path: string) {
    super(`${path} is not the file that was opened`);
  }
}

/** Whether an error is the database failing as a whole, on either engine; null: it is something else. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof MissingFile) return 'missing';
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return embeddedOutage(errcode);
  return (typeof code === 'string' && serverOutage(code)) || (IN_WORDS.test(error.message) ? 'down' : null);
}

/** What whoever looks after the machine reads, in the log and on the terminal. */
export const BASE_DANADA =
  'La base de datos está dañada. No borres nada: para el programa, aparta la base y restaura la última copia de seguridad, como dice docs/operaciones.md en «La base de datos está dañada».';

/** Whether the database has shown that it is damaged. It stays so until the program starts again, on a mended one. */
export type Danos = {
  readonly hay: boolean;
  /** The first time, it is told in the log with what to do. */
  anotar(motivo: string): void;
  /** Whether the last write found the disk full. */
  sinSitio: boolean;
};

export function crearDanos(log: FastifyBaseLogger): Danos {
  let hay = false;
  return {
    get hay() {
      return hay;
    },
    anotar: (motivo) => {
      if (hay) return;
      hay = true;
      log.error({ reason: motivo }, BASE_DANADA);
    },
    sinSitio: false,
  };
}
