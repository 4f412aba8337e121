import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

/** The secret of that name; `crear` makes it the first time. Several processes at once get the same one. */
export async function secretoCompartido(
  db: Kysely<Tablas>,
  nombre: string,
  crear: () => string,
): Promise<string> {
  await db
    .insertInto('secreto')
    .values({ nombre, valor: crear() })
    .onConflict((oc) => oc.column('nombre').doNothing())
    .execute();
  const fila = await db
    .selectFrom('secreto')
    .select('valor')
    .where('nombre', '=', nombre)
    .executeTakeFirstOrThrow();
  return fila.valor;
}
