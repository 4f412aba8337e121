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
