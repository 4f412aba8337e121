import type { Kysely } from 'kysely';
import type { Acceso } from '#domain/cuenta/permisos.ts';
import { aBit } from '../queries.ts';
import type { Fila, Tablas } from '../types.ts';

/** The hash of an account whose person has not chosen a password yet: no password matches it. */
export const SIN_CLAVE = '';

/** Whoever has the club in their hands. */
export const ACCESO_ENTERO: Acceso = { rol: 'todo', reservados: true };

const conAcceso = ({ rol, reservados }: Acceso) => ({ rol, reservados: aBit(reservados) });

export async function insertarUsuario(
  db: Kysely<Tablas>,
  usuario: string,
  passwordHash: string,
  acceso: Acceso = ACCESO_ENTERO,
): Promise<void> {
  await db
    .insertInto('usuario')
    .values({ usuario, passwordHash, activo: 1, ultimoAcceso: null, ...conAcceso(acceso) })
    .execute();
}

export async function ponerAcceso(q: Kysely<Tablas>, usuario: string, acceso: Acceso): Promise<void> {
  await q.updateTable('usuario').set(conAcceso(acceso)).where('usuario', '=', usuario).execute();
}

/** Notes the access of an account that is active and still has that password; false when it is not so any more. */
export async function anotarAcceso(
  db: Kysely<Tablas>,
  { usuario, passwordHash }: { usuario: string; passwordHash: string },
  ahora: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ ultimoAcceso: ahora })
    .where('usuario', '=', usuario)
    .where('passwordHash', '=', passwordHash)
    .where('activo', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the password of an active account, if it still is `anterior`; null: whatever it is. */
export async function ponerClave(
  q: Kysely<Tablas>,
  usuario: string,
  { nueva, anterior }: { nueva: string; anterior: string | null },
): Promise<boolean> {
  let consulta = q.updateTable('usuario').set({ passwordHash: nueva }).where('usuario', '=', usuario);
  if (anterior !== null) consulta = consulta.where('passwordHash', '=', anterior);
  const { numUpdatedRows } = await consulta.where('activo', '=', 1).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function ponerActivo(q: Kysely<Tablas>, usuario: string, activo: boolean): Promise<void> {
  await q
    .updateTable('usuario')
    .set({ activo: aBit(activo) })
    .where('usuario', '=', usuario)
    .execute();
}

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

/** The account's one-time link; the one it had is dead from then on. */
export async function ponerEnlace(q: Kysely<Tablas>, enlace: Fila<'enlace'>): Promise<void> {
  const { tokenHash, caduca } = enlace;
  await q
    .insertInto('enlace')
    .values(enlace)
    .onConflict((oc) => oc.column('usuario').doUpdateSet({ tokenHash, caduca }))
    .execute();
}

/** Takes the link away and says whose it was; null when it is unknown, used or ends at another time. Only one gets it. */
export async function gastarEnlace(
  q: Kysely<Tablas>,
  tokenHash: string,
  caduca: { desde: number; hasta: number },
): Promise<string | null> {
  const fila = await q
    .deleteFrom('enlace')
    .where('tokenHash', '=', tokenHash)
    .where('caduca', '>', caduca.desde)
    .where('caduca', '<=', caduca.hasta)
    .returning('usuario')
    .executeTakeFirst();
  return fila?.usuario ?? null;
}

export async function borrarEnlaceDe(q: Kysely<Tablas>, usuario: string): Promise<void> {
  await q.deleteFrom('enlace').where('usuario', '=', usuario).execute();
}
