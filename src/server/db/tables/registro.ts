import type { Kysely } from 'kysely';
import { inBatches } from '../batches.ts';
import type { FilaNueva, Tablas } from '../types.ts';

export async function insertarRegistros(
  q: Kysely<Tablas>,
  filas: readonly FilaNueva<'registro'>[],
): Promise<void> {
  for (const batch of inBatches(filas)) await q.insertInto('registro').values(batch).execute();
}

/** Forgets what happened before that second. */
export async function borrarRegistrosAntesDe(q: Kysely<Tablas>, dt: number): Promise<void> {
  await q.deleteFrom('registro').where('dt', '<', dt).execute();
}

/** Only to forget somebody: the log is otherwise never rewritten. */
export async function cambiarTextoDeRegistro(q: Kysely<Tablas>, id: number, texto: string): Promise<void> {
  await q.updateTable('registro').set({ texto }).where('id', '=', id).execute();
}
