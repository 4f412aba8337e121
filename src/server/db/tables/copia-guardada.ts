import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

/** Only once all of it is on the disk, or on its way to who asked for it. */
export async function apuntarCopia(db: Kysely<Tablas>, dt: number): Promise<void> {
  await db
    .insertInto('copia_guardada')
    .values({ id: 1, dt })
    .onConflict((oc) => oc.column('id').doUpdateSet({ dt }))
    .execute();
}
