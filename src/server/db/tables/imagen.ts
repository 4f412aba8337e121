import type { Lector } from '../open.ts';
import { inBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva } from '../types.ts';

/** The copies of a picture. The same picture again is the same copies: nothing is written. */
export async function insertarImagen({ q }: Tx, copias: readonly FilaNueva<'imagen'>[]): Promise<void> {
  for (const copia of copias)
    await q
      .insertInto('imagen')
      .values(copia)
      .onConflict((oc) => oc.columns(['hash', 'ancho', 'tipo']).doNothing())
      .execute();
}

/** Since when nobody uses those pictures; null: somebody does. */
export async function marcarUso(q: Lector, hashes: readonly string[], sinUso: number | null): Promise<void> {
  for (const batch of inBatches(hashes))
    await q.updateTable('imagen').set({ sinUso }).where('hash', 'in', batch).execute();
}

export async function describirCopias({ q }: Tx, hash: string, descripcion: string | null): Promise<void> {
  await q.updateTable('imagen').set({ descripcion }).where('hash', '=', hash).execute();
}

export async function borrarImagenes(q: Lector, hashes: readonly string[]): Promise<void> {
  for (const batch of inBatches(hashes)) await q.deleteFrom('imagen').where('hash', 'in', batch).execute();
}
