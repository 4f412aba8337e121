import { claveDeCuenta } from '#domain/cuenta/cuenta.ts';
import type { Lector } from '#server/db/open.ts';
import { SIN_CLAVE } from '#server/db/tables/usuario.ts';

/** The account that somebody means by what they typed; null when there is none that may sign in. */
export async function cuentaTecleada(db: Lector, tecleado: string): Promise<string | null> {
  const clave = claveDeCuenta(tecleado);
  const filas = await db
    .selectFrom('usuario')
    .select('usuario')
    .where('activo', '=', 1)
    .orderBy('usuario')
    .execute();
  const suyas = filas.map(({ usuario }) => usuario).filter((usuario) => claveDeCuenta(usuario) === clave);
  return suyas.find((usuario) => usuario === tecleado) ?? suyas[0] ?? null;
}

/** The stored hash of an account that may sign in; null while its person has not chosen a password. */
export async function passwordHashDe(db: Lector, usuario: string): Promise<string | null> {
  const fila = await db
    .selectFrom('usuario')
    .select('passwordHash')
    .where('usuario', '=', usuario)
    .where('activo', '=', 1)
    .executeTakeFirst();
  return fila && fila.passwordHash !== SIN_CLAVE ? fila.passwordHash : null;
}

export const sesionPorHash = (db: Lector, tokenHash: string) =>
  db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.usuario', 'sesion.usuario')
    .select(['sesion.usuario', 'sesion.creada', 'sesion.usada', 'sesion.confirmada', 'sesion.recordada'])
    .select(['usuario.rol', 'usuario.reservados'])
    .where('sesion.tokenHash', '=', tokenHash)
    .where('usuario.activo', '=', 1)
    .executeTakeFirst();

export const accesoDe = (db: Lector, usuario: string) =>
  db
    .selectFrom('usuario')
    .select(['rol', 'reservados'])
    .where('usuario', '=', usuario)
    .executeTakeFirstOrThrow();

export const sesionesDe = (db: Lector, usuario: string) =>
  db
    .selectFrom('sesion')
    .select(['tokenHash', 'creada', 'usada', 'recordada', 'agente'])
    .where('usuario', '=', usuario)
    .orderBy('usada', 'desc')
    .orderBy('tokenHash')
    .execute();

export const enlacePorHash = (db: Lector, tokenHash: string) =>
  db
    .selectFrom('enlace')
    .innerJoin('usuario', 'usuario.usuario', 'enlace.usuario')
    .select(['enlace.usuario', 'enlace.caduca'])
    .where('enlace.tokenHash', '=', tokenHash)
    .where('usuario.activo', '=', 1)
    .executeTakeFirst();
