import { type Expression, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Lector } from './open.ts';

/** Rows in one value: the embedded engine tells it as text, PostgreSQL's driver has read it already. */
export type Listas<Fila extends readonly unknown[]> = string | Fila[];

/** What each value of a row is read from. */
export type Columnas<Fila extends readonly unknown[]> = { [I in keyof Fila]: Expression<Fila[I]> };

/**
 * All rows of a query as one value, each a list of those columns, in no order. Either engine hands over one text
 * sooner than many rows; and what takes several queries becomes one, which sees a single state of the data.
 */
export function enListas<Fila extends readonly unknown[]>(
  db: Lector,
  columnas: Columnas<Fila>,
): RawBuilder<Listas<Fila>> {
  const fila = sql.join(columnas as readonly Expression<unknown>[]);
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql`coalesce(json_agg(json_build_array(${fila})), '[]')`
    : sql`json_group_array(json_array(${fila}))`;
}

/** Null is of a query that has no row to tell of. */
export function leerListas<Fila extends readonly unknown[]>(listas: Listas<Fila> | null): Fila[] {
  return typeof listas === 'string' ? JSON.parse(listas) : (listas ?? []);
}
