import type { Kysely } from 'kysely';
import { inBatches } from '../batches.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva, Tablas } from '../types.ts';

/**
 * Adds them to what their mails tell. What a mail already tells of the same match stays as it was before the first
 * change, so that one that is taken back is no news.
 */
export async function anadirAvisos({ q }: Tx, avisos: readonly FilaNueva<'aviso'>[]): Promise<void> {
  for (const batch of inBatches(avisos))
    await q
      .insertInto('aviso')
      .values(batch)
      .onConflict((oc) =>
        oc.columns(['idCorreo', 'clave']).doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
      )
      .execute();
}

export async function borrarAvisosDe(q: Kysely<Tablas>, idCorreo: number): Promise<void> {
  await q.deleteFrom('aviso').where('idCorreo', '=', idCorreo).execute();
}
