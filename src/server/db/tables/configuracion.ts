import type { Tx } from '../transact.ts';

export async function guardarValor(tx: Tx, clave: string, valor: string): Promise<void> {
  await tx.q
    .insertInto('configuracion')
    .values({ clave, valor })
    .onConflict((oc) => oc.column('clave').doUpdateSet({ valor }))
    .execute();
}

export async function borrarValor(tx: Tx, clave: string): Promise<void> {
  await tx.q.deleteFrom('configuracion').where('clave', '=', clave).execute();
}
