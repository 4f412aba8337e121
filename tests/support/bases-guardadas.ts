import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { MIGRACIONES, migrate } from '#server/db/migrate.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Tablas } from '#server/db/types.ts';
import { readRow } from '#server/db/undo/rows.ts';

export type SavedRow = Record<string, unknown>;
export type Saved = { schema: number; tablas: Record<string, SavedRow[]> };

const BASES = new URL('../fixtures/bases/', import.meta.url);

/** Filled databases of earlier schemas, oldest first, made by fixtures/bases/save.ts. */
export const SAVED: readonly Saved[] = readdirSync(BASES)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, BASES), 'utf8')) as Saved);

/** PostgreSQL gives the numbers that follow, as if it had given these. SQLite does by itself. */
async function goOnFrom({ db }: BaseDatos, tabla: string): Promise<void> {
  const next = sql`(select max(id) from ${sql.table(tabla)})`;
  await sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), ${next})`.execute(db);
}

/** A database of that schema with its rows, not yet migrated further. */
export async function fill(base: BaseDatos, { schema, tablas }: Saved): Promise<void> {
  await migrate(base, MIGRACIONES.slice(0, schema));
  for (const [tabla, filas] of Object.entries(tablas)) {
    await base.db
      .insertInto(tabla as keyof Tablas)
      .values(filas.map((fila) => readRow(JSON.stringify(fila))) as never)
      .execute();
    if (base.motor === 'postgres' && filas[0]?.id !== undefined) await goOnFrom(base, tabla);
  }
}
