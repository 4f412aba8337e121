import type { Copia } from '#domain/contenido/presentar.ts';
import type { Lector } from '../open.ts';

/** The size of the widest copy of a picture, if it is here. */
export const mayorCopia = (db: Lector, hash: string): Promise<{ ancho: number; alto: number } | undefined> =>
  db
    .selectFrom('imagen')
    .select(['ancho', 'alto'])
    .where('hash', '=', hash)
    .orderBy('ancho', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function bytesDeImagen(db: Lector, { hash, ancho, tipo }: Copia): Promise<Uint8Array | null> {
  const fila = await db
    .selectFrom('imagen')
    .select('contenido')
    .where('hash', '=', hash)
    .where('ancho', '=', ancho)
    .where('tipo', '=', tipo)
    .executeTakeFirst();
  return fila?.contenido ?? null;
}
