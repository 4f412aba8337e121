import { inBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila } from '../types.ts';

/** Notes that their players are reminded of those matches, of that day; answers those that were not yet. */
export async function anotarRecordatorios(
  { q }: Tx,
  todos: readonly Omit<Fila<'recordatorio'>, 'aplicado'>[],
): Promise<Set<number>> {
  const nuevos = new Set<number>();
  for (const batch of inBatches(todos)) {
    const filas = await q
      .insertInto('recordatorio')
      .values(batch.map((uno) => ({ ...uno, aplicado: 0 as const })))
      .onConflict((oc) =>
        oc
          .column('idPartido')
          .doUpdateSet((eb) => ({
            fecha: eb.ref('excluded.fecha'),
            vence: eb.ref('excluded.vence'),
            aplicado: 0,
          }))
          .where((eb) =>
            eb.or([
              eb('recordatorio.fecha', '<>', eb.ref('excluded.fecha')),
              eb.and([eb('recordatorio.vence', 'is', null), eb('excluded.vence', 'is not', null)]),
            ]),
          ),
      )
      .returning('idPartido')
      .execute();
    for (const { idPartido } of filas) nuevos.add(idPartido);
  }
  return nuevos;
}

/** Those matches have been given up by themselves: taken back, they are not again. */
export async function anotarAplicados({ q }: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids))
    await q.updateTable('recordatorio').set({ aplicado: 1 }).where('idPartido', 'in', batch).execute();
}
