import type { Tx } from '../transact.ts';
import type { FilaNueva } from '../types.ts';

export async function insertarIncidencia(tx: Tx, datos: FilaNueva<'incidencia'>): Promise<void> {
  await tx.q.insertInto('incidencia').values(datos).execute();
}
