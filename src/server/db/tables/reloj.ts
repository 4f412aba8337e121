import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

const UNICA = 1;

/** Writes down when the clock was last believed, and since when it is doubted. */
export async function ponerReloj(
  q: Kysely<Tablas>,
  { visto, salto }: { visto: number; salto: number | null },
): Promise<void> {
  await q
    .insertInto('reloj')
    .values({ id: UNICA, visto, salto })
    .onConflict((oc) => oc.column('id').doUpdateSet({ visto, salto }))
    .execute();
}
