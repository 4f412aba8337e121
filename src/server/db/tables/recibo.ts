import { inBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva } from '../types.ts';

/** They went in a file for the bank. */
export async function insertarRecibos({ q }: Tx, recibos: readonly FilaNueva<'recibo'>[]): Promise<void> {
  for (const lote of inBatches(recibos)) await q.insertInto('recibo').values(lote).execute();
}
