import { type Expression, type SqlBool, sql } from 'kysely';
import type { Lector } from '../open.ts';
import { inBatches, throughBatches } from '../queries.ts';
import type { Bit } from '../types.ts';
import { type Change, type NetChange, type Row, readRow } from './rows.ts';
import { keyOf } from './tables.ts';

const orderOf = (tabla: string, otherwise = 'id') =>
  sql.join((keyOf(tabla) ?? [otherwise]).map((column) => sql.ref(column)));

/** `id in (…)`, or `(a = … and b = …) or …` for a key of several columns. */
export function withKeys(columns: readonly string[], rows: readonly Row[]): Expression<SqlBool> {
  const [only] = columns;
  if (columns.length === 1 && only !== undefined)
    return sql<SqlBool>`${sql.ref(only)} in (${sql.join(rows.map((row) => row[only]))})`;
  const equal = rows.map((row) => {
    const parts = columns.map((column) => sql<SqlBool>`${sql.ref(column)} = ${row[column]}`);
    return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(equal, sql` or `)})`;
}

export function rowsWith(
  db: Lector,
  tabla: string,
  column: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return throughBatches(values, async (batch) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(tabla)} where ${sql.ref(column)} in (${sql.join(batch)})
      order by ${orderOf(tabla, column)}`.execute(db);
    return rows;
  });
}

export function rowsByKey(db: Lector, tabla: string, keys: readonly Row[]): Promise<Row[]> {
  return throughBatches(keys, async (batch) => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(tabla)} where ${withKeys(keyOf(tabla) ?? [], batch)}
      order by ${orderOf(tabla)}`.execute(db);
    return rows;
  });
}

type Operation = {
  id: number;
  /** Unix seconds. */
  dt: number;
  usuario: string;
  deshace: number | null;
  sinAvisos: Bit;
};

/** An operation and, in order, what it did to each row; undefined when it is too old or never was. */
export async function findOperation(
  db: Lector,
  id: number,
  desde: number,
): Promise<(Operation & { changes: Change[] }) | undefined> {
  const operation = await db
    .selectFrom('operacion')
    .selectAll()
    .where('id', '=', id)
    .where('dt', '>=', desde)
    .executeTakeFirst();
  if (!operation) return undefined;
  const rows = await db
    .selectFrom('operacion_fila')
    .selectAll()
    .where('idOperacion', '=', id)
    .orderBy('orden')
    .execute();
  const changes = rows.map(({ tabla, antes, despues }) => ({
    tabla,
    antes: antes === null ? null : readRow(antes),
    despues: despues === null ? null : readRow(despues),
  }));
  return { ...operation, changes };
}

export const operationsSince = (db: Lector, desde: number): Promise<Operation[]> =>
  db.selectFrom('operacion').selectAll().where('dt', '>=', desde).orderBy('id').execute();

/** The last operation, after that one, that touched any of those rows. */
export async function lastToTouch(
  db: Lector,
  changes: readonly Pick<NetChange, 'tabla' | 'clave'>[],
  after: number,
): Promise<Operation | undefined> {
  let last: Operation | undefined;
  for (const [tabla, rows] of Map.groupBy(changes, (change) => change.tabla))
    for (const batch of inBatches(rows.map(({ clave }) => clave))) {
      const found = await db
        .selectFrom('operacion_fila as fila')
        .innerJoin('operacion', 'operacion.id', 'fila.idOperacion')
        .selectAll('operacion')
        .where('fila.tabla', '=', tabla)
        .where('fila.clave', 'in', batch)
        .where('operacion.id', '>', Math.max(after, last?.id ?? 0))
        .orderBy('operacion.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      last = found ?? last;
    }
  return last;
}

/** Of those rows, the ones changed after that operation, by key: as it left them, null when they were not there. */
export async function rowsAsLeftBy(
  db: Lector,
  operacion: number,
  tabla: string,
  claves: readonly string[],
): Promise<Map<string, Row | null>> {
  const changes = await throughBatches(claves, (batch) =>
    db
      .selectFrom('operacion_fila')
      .select(['clave', 'antes'])
      .where('tabla', '=', tabla)
      .where('clave', 'in', batch)
      .where('idOperacion', '>', operacion)
      .orderBy('idOperacion', 'desc')
      .orderBy('orden', 'desc')
      .execute(),
  );
  // Newest first, so that the first change of each row after the operation is the one that stays.
  return new Map(changes.map(({ clave, antes }) => [clave, antes === null ? null : readRow(antes)]));
}
