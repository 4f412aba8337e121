import type { Kysely, Transaction } from 'kysely';
import type { Tablas } from './types.ts';

type Bloqueable =
  | 'operacion'
  | 'liga'
  | 'pista'
  | 'jugador'
  | 'partido'
  | 'incidencia'
  | 'clausura'
  | 'noticia';

/** A write transaction: its queries, and row locks for writes that must exclude each other. */
export type Tx = {
  q: Transaction<Tablas>;
  /** Locks those rows until the end. Tables always in this order: operaciones, ligas, pistas, jugadores with their people, partidos, others. */
  lock(tabla: Bloqueable, ids: readonly (number | null)[]): Promise<void>;
  /** Locks every staff account until the end: whoever decides about some looks at all of them. */
  lockCuentas(): Promise<void>;
  /** Every other write waits until the end. After any other lock; for rules over what is not there yet to be locked. */
  lockEscrituras(): Promise<void>;
};

export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const MAX_TRIES = 8;
const BASE_WAIT_MS = 10;

/** Serialization failure and deadlock of PostgreSQL; the embedded engine's busy file. */
const RETRIED = new Set(['40001', '40P01']);
const SQLITE_BUSY = 5;

function isRetried(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return RETRIED.has(code ?? '') || (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY);
}

/** Ids from low to high, so that two transactions never wait for each other. */
const inOrder = (ids: readonly (number | null)[]): number[] =>
  [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);

/** Of those players: a person may be saved through another of theirs. */
const lockPersonas = (q: Transaction<Tablas>, jugadores: readonly number[]) =>
  q
    .selectFrom('persona')
    .select('id')
    .where(({ eb, or, selectFrom }) => {
      const de = selectFrom('jugador').where('jugador.id', 'in', jugadores);
      return or([eb('id', 'in', de.select('idPersona')), eb('id', 'in', de.select('idPersona2'))]);
    })
    .orderBy('id')
    .forUpdate()
    .execute();

/** SQLite has a single writer, and the transaction already is it; elsewhere rows are locked. */
const cerrojosDe = (q: Transaction<Tablas>, rows: boolean): Omit<Tx, 'q'> => ({
  lock: async (tabla, ids) => {
    const ordered = inOrder(ids);
    if (!rows || ordered.length === 0) return;
    await q.selectFrom(tabla).select('id').where('id', 'in', ordered).orderBy('id').forUpdate().execute();
    if (tabla === 'jugador') await lockPersonas(q, ordered);
  },
  lockCuentas: async () => {
    if (rows) await q.selectFrom('usuario').select('usuario').orderBy('usuario').forUpdate().execute();
  },
  lockEscrituras: async () => {
    if (rows) await q.selectFrom('version').select('version').where('id', '=', 1).forUpdate().execute();
  },
});

/** Runs `work` in one transaction, again when the engine asks for it, and moves the data version. */
export function createTransact(db: Kysely<Tablas>, motor: 'sqlite' | 'postgres'): Transact {
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (q) => {
      const result = await work({ q, ...cerrojosDe(q, motor === 'postgres') });
      await q
        .updateTable('version')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
      return result;
    });
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work);
      } catch (error) {
        if (!isRetried(error) || attempt === MAX_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, BASE_WAIT_MS * 2 ** attempt * Math.random()));
      }
    }
  };
}
