import type { Kysely } from 'kysely';
import { inBatches } from '../queries.ts';
import type { FilaNueva, Tablas } from '../types.ts';
import { type Change, keyOfChange, writeRow } from '../undo/rows.ts';

const filaDe = (idOperacion: number, change: Change, orden: number): FilaNueva<'operacion_fila'> => ({
  idOperacion,
  orden,
  tabla: change.tabla,
  clave: keyOfChange(change),
  antes: change.antes && writeRow(change.antes),
  despues: change.despues && writeRow(change.despues),
});

/** One operation with what it did to each row, in order. Answers its id. */
export async function insertarOperacion(
  q: Kysely<Tablas>,
  operacion: FilaNueva<'operacion'>,
  changes: readonly Change[],
): Promise<number> {
  const { id } = await q.insertInto('operacion').values(operacion).returning('id').executeTakeFirstOrThrow();
  const filas = changes.map((change, orden) => filaDe(id, change, orden));
  for (const batch of inBatches(filas)) await q.insertInto('operacion_fila').values(batch).execute();
  return id;
}

export async function borrarOperaciones(q: Kysely<Tablas>, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await q.deleteFrom('operacion').where('id', 'in', batch).execute();
}

/** Takes the name of a sending: null if free, else its answer. Who sends it again waits for the first. */
export async function tomarConstancia(q: Kysely<Tablas>, clave: string, dt: number): Promise<string | null> {
  const libre = await q
    .insertInto('constancia')
    .values({ clave, dt, respuesta: null })
    .onConflict((oc) => oc.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  if (libre) return null;
  const { respuesta } = await q
    .selectFrom('constancia')
    .select('respuesta')
    .where('clave', '=', clave)
    .executeTakeFirstOrThrow();
  return respuesta;
}

export async function ponerRespuesta(q: Kysely<Tablas>, clave: string, respuesta: string): Promise<void> {
  await q.updateTable('constancia').set({ respuesta }).where('clave', '=', clave).execute();
}

export async function borrarConstancia(q: Kysely<Tablas>, clave: string): Promise<void> {
  await q.deleteFrom('constancia').where('clave', '=', clave).execute();
}

/** Answers name people: none is left when somebody is forgotten. */
export async function borrarConstancias(q: Kysely<Tablas>): Promise<void> {
  await q.deleteFrom('constancia').execute();
}
