import type { Kysely } from 'kysely';
import { aBit } from '../engines/bits.ts';
import type { Tablas } from '../types.ts';

/** As much of a browser's name as says what it is. */
const AGENTE_MAX = 200;

type Abierta = { tokenHash: string; usuario: string; ahora: number; recordada?: boolean; agente?: string };

/** Sessions do not move the data version: nothing that is read publicly hangs on them. */
export async function insertarSesion(
  db: Kysely<Tablas>,
  { tokenHash, usuario, ahora, recordada = false, agente = '' }: Abierta,
): Promise<void> {
  const momentos = { creada: ahora, usada: ahora, confirmada: ahora };
  const equipo = { recordada: aBit(recordada), agente: agente.slice(0, AGENTE_MAX) };
  await db
    .insertInto('sesion')
    .values({ tokenHash, usuario, ...momentos, ...equipo })
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

type Limites = { recordada: boolean; creadaAntes: number; usadaAntes: number };

/** Drops the sessions of that kind that nobody can use any more. */
export async function borrarSesionesMuertas(
  db: Kysely<Tablas>,
  { recordada, creadaAntes, usadaAntes }: Limites,
): Promise<void> {
  await db
    .deleteFrom('sesion')
    .where('recordada', '=', aBit(recordada))
    .where((eb) => eb.or([eb('creada', '<', creadaAntes), eb('usada', '<', usadaAntes)]))
    .execute();
}
