import type { Compilable, CompiledQuery } from 'kysely';
import type { Lector } from './open.ts';

/** Stands for the id while the SQL is written; no id is negative. */
const MARK = Number.MIN_SAFE_INTEGER;

/**
 * A read by an id whose SQL is written once for each database, for those asked all the time: writing it takes
 * Kysely longer than some of them take to answer. Nothing else in it may change from one call to the next.
 */
export function compiled<Row>(build: (db: Lector, id: number) => Compilable<Row>) {
  // Of the adapter, which a database shares with all its transactions.
  const written = new WeakMap<object, CompiledQuery<Row>>();
  return async (db: Lector, id: number): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    const query = written.get(adapter) ?? build(db, MARK).compile();
    written.set(adapter, query);
    const parameters = query.parameters.map((value) => (value === MARK ? id : value));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
