import { type Expression, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Lector } from './open.ts';

/** Rows in one value: the embedded engine tells it as text, PostgreSQL's driver has read it already. */
export type Listas<Fila extends readonly unknown[]> = string | Fila[];

/** The same rows by columns: a list of each, all as long. */
export type ListasPorColumna<Fila extends readonly unknown[]> = string | PorColumna<Fila>;
type PorColumna<Fila extends readonly unknown[]> = { [I in keyof Fila]: Fila[I][] };

/** What each value of a row is read from. */
export type Columnas<Fila extends readonly unknown[]> = { [I in keyof Fila]: Expression<Fila[I]> };

const esPostgres = (db: Lector): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Those values in a list of their own. */
export function enLista<Fila extends readonly unknown[]>(
  db: Lector,
  columnas: Columnas<Fila>,
): RawBuilder<Fila> {
  const valores = sql.join(columnas as readonly Expression<unknown>[]);
  return esPostgres(db) ? sql`json_build_array(${valores})` : sql`json_array(${valores})`;
}

/** That value of all rows in a list. */
const deTodas = (db: Lector, valor: Expression<unknown>): RawBuilder<unknown[]> =>
  esPostgres(db) ? sql`coalesce(json_agg(${valor}), '[]')` : sql`json_group_array(${valor})`;

/**
 * All rows of a query as one value, each a list of those columns, in no order. Either engine hands over one text
 * sooner than many rows; and what takes several queries becomes one, which sees a single state of the data.
 */
export const enListas = <Fila extends readonly unknown[]>(
  db: Lector,
  columnas: Columnas<Fila>,
): RawBuilder<Listas<Fila>> => deTodas(db, enLista(db, columnas)) as RawBuilder<Listas<Fila>>;

/** As `enListas`, by columns: of many rows, a few long lists are told and read sooner than many short ones. */
export const enListasPorColumna = <Fila extends readonly unknown[]>(
  db: Lector,
  columnas: Columnas<Fila>,
): RawBuilder<ListasPorColumna<Fila>> =>
  enLista(
    db,
    (columnas as readonly Expression<unknown>[]).map((columna) => deTodas(db, columna)),
  ) as RawBuilder<unknown> as RawBuilder<ListasPorColumna<Fila>>;

/** Null is of a query that has no row to tell of. */
export function leerListas<Fila extends readonly unknown[]>(listas: Listas<Fila> | null): Fila[] {
  return typeof listas === 'string' ? JSON.parse(listas) : (listas ?? []);
}

/** Never null: the lists of a query without rows are empty. */
export function leerListasPorColumna<Fila extends readonly unknown[]>(
  listas: ListasPorColumna<Fila>,
): PorColumna<Fila> {
  return typeof listas === 'string' ? JSON.parse(listas) : listas;
}
