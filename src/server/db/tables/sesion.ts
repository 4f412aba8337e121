import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

/** Sessions do not move the data version: nothing that is read publicly hangs on them. */
export async function insertarSesion(
  db: Kysely<Tablas>,
  tokenHash: string,
  usuario: string,
  ahora: number,
): Promise<void> {
  await db
    .insertInto('sesion')
    .values({ tokenHash, usuario, creada: ahora, usada: ahora, confirmada: ahora })
    .execute();
}

export async function tocarSesion(db: Kysely<Tablas>, tokenHash: string, ahora: number): Promise<void> {
  await db.updateTable('sesion').set({ usada: ahora }).where('tokenHash', '=', tokenHash).execute();
}

/** Their password has just been typed in it. */
export async function confirmarSesion(db: Kysely<Tablas>, tokenHash: string, ahora: number): Promise<void> {
  await db.updateTable('sesion').set({ confirmada: ahora }).where('tokenHash', '=', tokenHash).execute();
}

export async function borrarSesion(db: Kysely<Tablas>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sesion').where('tokenHash', '=', tokenHash).execute();
}

/** Ends every session of an account, but the one of that token; answers how many. */
export async function borrarSesionesDe(
  db: Kysely<Tablas>,
  usuario: string,
  salvo: string | null = null,
): Promise<number> {
  let consulta = db.deleteFrom('sesion').where('usuario', '=', usuario);
  if (salvo !== null) consulta = consulta.where('tokenHash', '<>', salvo);
  return Number((await consulta.executeTakeFirst()).numDeletedRows);
}

/** Drops the sessions that nobody can use any more. */
export async function borrarSesionesMuertas(
  db: Kysely<Tablas>,
  limites: { creadaAntes: number; usadaAntes: number },
): Promise<void> {
  await db
    .deleteFrom('sesion')
    .where((eb) => eb.or([eb('creada', '<', limites.creadaAntes), eb('usada', '<', limites.usadaAntes)]))
    .execute();
}
