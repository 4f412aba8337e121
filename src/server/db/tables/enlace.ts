import type { Kysely } from 'kysely';
import type { Fila, Tablas } from '../types.ts';

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
