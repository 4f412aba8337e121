import type { Lector } from '../open.ts';

/** A setting as it was saved; undefined while nobody has. */
export async function ajusteGuardado(db: Lector, clave: string): Promise<string | undefined> {
  const fila = await db
    .selectFrom('configuracion')
    .select('valor')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return fila?.valor;
}
