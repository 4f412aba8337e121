import { porTandas } from '../tandas.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva } from '../types.ts';

export async function insertarIncidencia(tx: Tx, datos: FilaNueva<'incidencia'>): Promise<void> {
  await tx.q.insertInto('incidencia').values(datos).execute();
}

export async function insertarIncidencias(tx: Tx, todas: readonly FilaNueva<'incidencia'>[]): Promise<void> {
  for (const tanda of porTandas(todas)) await tx.q.insertInto('incidencia').values(tanda).execute();
}
