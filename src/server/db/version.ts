import { compiled } from './compiled.ts';
import type { Lector } from './open.ts';

/** The only one: see the table. */
const ID = 1;

const filas = compiled((db, id) => db.selectFrom('version').select('version').where('id', '=', id));

/** Moves with every transaction that writes: what caches compare. */
export async function versionDeDatos(db: Lector): Promise<number> {
  const [fila] = await filas(db, ID);
  if (!fila) throw new Error('The version row is missing');
  return fila.version;
}
