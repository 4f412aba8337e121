import type { Lector } from '../open.ts';
import { leerFilaLiga } from '../tables/liga.ts';

type PorId = Map<number, string>;

/** Names of those courts or players, whatever their state; without ids, of all. */
export async function nombresDe(
  db: Lector,
  tabla: 'pista' | 'jugador',
  ids?: readonly number[],
): Promise<PorId> {
  if (ids?.length === 0) return new Map();
  let consulta = db.selectFrom(tabla).select(['id', 'nombre']).orderBy('id');
  if (ids) consulta = consulta.where('id', 'in', ids);
  return new Map((await consulta.execute()).map(({ id, nombre }) => [id, nombre]));
}

/** Names of those leagues, made from their columns; without ids, of all. */
export async function nombresDeLigas(db: Lector, ids?: readonly number[]): Promise<PorId> {
  if (ids?.length === 0) return new Map();
  let consulta = db.selectFrom('liga').selectAll().orderBy('id');
  if (ids) consulta = consulta.where('id', 'in', ids);
  return new Map((await consulta.execute()).map((fila) => [fila.id, leerFilaLiga(fila).nombre]));
}
