import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

/** Puts a secret of another database in the place of this one's. */
export async function reemplazarSecreto(db: Kysely<Tablas>, nombre: string, valor: string): Promise<void> {
  await db
    .insertInto('secreto')
    .values({ nombre, valor })
    .onConflict((oc) => oc.column('nombre').doUpdateSet({ valor }))
    .execute();
}

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
