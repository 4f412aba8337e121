import type { Lector } from '#server/db/open.ts';
import { contiene } from '#server/db/texto.ts';

/** The settings whose key starts that way. */
export async function valoresCon(db: Lector, prefijo: string): Promise<Map<string, string>> {
  const filas = await db
    .selectFrom('configuracion')
    .selectAll()
    .where(contiene('clave', prefijo))
    .orderBy('clave')
    .execute();
  return new Map(filas.map(({ clave, valor }) => [clave, valor]));
}
