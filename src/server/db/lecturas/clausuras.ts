import type { Clausura } from '#contract/liga/clausuras.ts';
import { porDia } from '#domain/clausura/clausura.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import type { Lector } from '../open.ts';
import { leerFilaClausura } from '../tables/clausura.ts';

/** By day. `desde`: without those that are over by then; `hasta`: nor those that begin later. */
export async function leerClausuras(
  db: Lector,
  { desde, hasta }: { desde?: Dia; hasta?: Dia } = {},
): Promise<Clausura[]> {
  const filas = await db
    .selectFrom('clausura')
    .selectAll()
    .$if(desde !== undefined, (q) => q.where((eb) => eb(eb.fn.coalesce('hasta', 'fecha'), '>=', desde ?? '')))
    .$if(hasta !== undefined, (q) => q.where('fecha', '<=', hasta ?? ''))
    .orderBy('id')
    .execute();
  return filas.map(leerFilaClausura).sort(porDia);
}

/** From the first of those days to the one after the last, on which a match may still end. */
export const entreDias = (dias: readonly Dia[]): { desde?: Dia; hasta?: Dia } => {
  const enOrden = dias.toSorted();
  const [desde, hasta] = [enOrden[0], enOrden.at(-1)];
  return desde === undefined || hasta === undefined ? {} : { desde, hasta: sumarDias(hasta, 1) };
};
