import { sql } from 'kysely';
import type { Lector } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';

/** Seconds of the first and last moments looked at. */
export type Tramo = { desde: number; hasta: number };

/** Newest first, so many at a time: `antesDe` is the last id of the page before. */
export const paginaDeRegistros = (
  db: Lector,
  { desde, hasta }: Tramo,
  antesDe: number,
  cuantos: number,
): Promise<Fila<'registro'>[]> =>
  db
    .selectFrom('registro')
    .selectAll()
    .where('dt', '>=', desde)
    .where('dt', '<=', hasta)
    .where('id', '<', antesDe)
    .orderBy('id', 'desc')
    .limit(cuantos)
    .execute();

/** How many lines each of those operations left, by their ids from the first to the last. */
export async function lineasPorOperacion(
  db: Lector,
  primera: number,
  ultima: number,
): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('registro')
    .select(['idOperacion', sql<number>`count(*)`.as('n')])
    .where('idOperacion', '>=', primera)
    .where('idOperacion', '<=', ultima)
    .groupBy('idOperacion')
    .orderBy('idOperacion')
    .execute();
  return new Map(filas.map(({ idOperacion, n }) => [Number(idOperacion), Number(n)]));
}
