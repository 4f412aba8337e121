import type { Pista, PistaGuardar } from '#contract/liga/pistas.ts';
import type { Tx } from '../transact.ts';

type Datos = Omit<PistaGuardar, 'version'>;

export const insertarPista = (tx: Tx, datos: Datos): Promise<Pista> =>
  tx.q.insertInto('pista').values(datos).returningAll().executeTakeFirstOrThrow();

export const actualizarPista = (tx: Tx, id: number, datos: Datos): Promise<Pista> =>
  tx.q
    .updateTable('pista')
    .set((eb) => ({ ...datos, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function borrarPista(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('pista').where('id', '=', id).execute();
}
