import { inBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila } from '../types.ts';

/** Notes that their players are reminded of those matches, of that day; answers those that were not yet. */
export async function anotarRecordatorios(
  { q }: Tx,
  todos: readonly Fila<'recordatorio'>[],
): Promise<Set<number>> {
  const nuevos = new Set<number>();
  for (const batch of inBatches(todos)) {
    const filas = await q
      .insertInto('recordatorio')
      .values(batch)
      .onConflict((oc) =>
        oc
          .column('idPartido')
          .doUpdateSet((eb) => ({ fecha: eb.ref('excluded.fecha') }))
          .whereRef('recordatorio.fecha', '<>', 'excluded.fecha'),
      )
      .returning('idPartido')
      .execute();
    for (const { idPartido } of filas) nuevos.add(idPartido);
  }
  return nuevos;
}
