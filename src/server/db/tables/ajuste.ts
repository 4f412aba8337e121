import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';

export const insertarAjuste = (tx: Tx, datos: FilaNueva<'ajuste'>): Promise<Fila<'ajuste'>> =>
  tx.q.insertInto('ajuste').values(datos).returningAll().executeTakeFirstOrThrow();

export async function borrarAjuste(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('ajuste').where('id', '=', id).execute();
}

/** Of who is forgotten the points stay, so that the table does, and why they were given does not. */
export async function olvidarMotivos(tx: Tx, idJugador: number): Promise<void> {
  await tx.q.updateTable('ajuste').set({ motivo: null }).where('idJugador', '=', idJugador).execute();
}
