import type { Kysely } from 'kysely';
import type { Tablas } from '../types.ts';

/**
 * Takes the name of a sending: null when it was free, else what was answered when it was done. Who sends it again
 * while it is being done waits here until that transaction ends.
 */
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

export async function borrarConstanciasAntesDe(q: Kysely<Tablas>, dt: number): Promise<void> {
  await q.deleteFrom('constancia').where('dt', '<', dt).execute();
}
