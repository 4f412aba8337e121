import type { Lector } from '#server/db/open.ts';

/** The stored hash of an account that may sign in. */
export async function passwordHashDe(db: Lector, usuario: string): Promise<string | null> {
  const fila = await db
    .selectFrom('usuario')
    .select('passwordHash')
    .where('usuario', '=', usuario)
    .where('activo', '=', 1)
    .executeTakeFirst();
  return fila?.passwordHash ?? null;
}

/** The session behind a token, if its account still may sign in. */
export const sesionPorHash = (db: Lector, tokenHash: string) =>
  db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.usuario', 'sesion.usuario')
    .select(['sesion.usuario', 'sesion.creada', 'sesion.usada'])
    .where('sesion.tokenHash', '=', tokenHash)
    .where('usuario.activo', '=', 1)
    .executeTakeFirst();
