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
