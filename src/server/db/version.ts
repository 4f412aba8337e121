import type { Lector } from './open.ts';

/** Moves with every transaction that writes: what caches compare. */
export async function versionDeDatos(db: Lector): Promise<number> {
  const { version } = await db.selectFrom('version').select('version').executeTakeFirstOrThrow();
  return version;
}
