import type { Lector } from './open.ts';

/** Moves with every transaction that writes: what caches compare. */
export async function versionDeDatos(db: Lector): Promise<number> {
  const fila = await db.selectFrom('version').select('version').where('id', '=', 1).executeTakeFirst();
  if (!fila) throw new Error('The version row is missing');
  return fila.version;
}
