import type { Incidencia } from '#contract/liga/incidencias.ts';
import type { IncidenciaNueva } from '#domain/incidencia/incidencia.ts';
import { throughBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva } from '../types.ts';

/** Many at once; answers the saved ones in any order. */
export const insertarIncidencias = (
  tx: Tx,
  todas: readonly FilaNueva<'incidencia'>[],
): Promise<Incidencia[]> =>
  throughBatches(todas, (batch) => tx.q.insertInto('incidencia').values(batch).returningAll().execute());

export const actualizarIncidencia = (tx: Tx, id: number, datos: IncidenciaNueva): Promise<Incidencia> =>
  tx.q
    .updateTable('incidencia')
    .set((eb) => ({ ...datos, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function borrarIncidencia(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('incidencia').where('id', '=', id).execute();
}
