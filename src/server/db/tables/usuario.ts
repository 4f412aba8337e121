import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

/** Adds a staff account. Throws when the name is taken. */
export async function insertarUsuario(
  db: Kysely<Tablas>,
  usuario: string,
  passwordHash: string,
): Promise<void> {
  await db.insertInto('usuario').values({ usuario, passwordHash, activo: 1, ultimoAcceso: null }).execute();
}

export async function anotarAcceso(db: Kysely<Tablas>, usuario: string, ahora: number): Promise<void> {
  await db.updateTable('usuario').set({ ultimoAcceso: ahora }).where('usuario', '=', usuario).execute();
}
