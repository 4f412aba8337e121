import { sql } from 'kysely';
import { inBatches } from '../batches.ts';
import type { Tx } from '../transact.ts';
import type { FilaCopiada } from './leer.ts';
import { COPIADAS, type Copiada } from './tablas.ts';

/** Dead with the data they were about. */
const DE_PASO = ['sesion', 'enlace', 'constancia'] as const;

/** Empties everything a backup brings back, the sessions and the one-time links. */
export async function vaciar({ q }: Tx): Promise<void> {
  const hijasPrimero = COPIADAS.map(({ tabla }) => tabla).toReversed();
  for (const tabla of [...DE_PASO, ...hijasPrimero]) await sql`delete from ${sql.table(tabla)}`.execute(q);
}

/** Rows of a backup, with the ids they had. */
export async function insertarCopiadas(
  { q }: Tx,
  { tabla }: Copiada,
  filas: readonly FilaCopiada[],
): Promise<void> {
  for (const batch of inBatches(filas))
    await q
      .insertInto(tabla)
      .values(batch as never)
      .execute();
}
