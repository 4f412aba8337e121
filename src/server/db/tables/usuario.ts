import type { Kysely } from 'kysely';
import type { Acceso } from '#domain/cuenta/permisos.ts';
import { aBit } from '../engines/bits.ts';
import type { Tablas } from '../types.ts';

/** The hash of an account whose person has not chosen a password yet: no password matches it. */
export const SIN_CLAVE = '';

/** Whoever has the club in their hands. */
export const ACCESO_ENTERO: Acceso = { rol: 'todo', reservados: true };

const conAcceso = ({ rol, reservados }: Acceso) => ({ rol, reservados: aBit(reservados) });

/** Adds a staff account. Throws when the name is taken. */
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
