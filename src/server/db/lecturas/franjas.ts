import type { FechaHora } from '#domain/fecha.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { type Gusto, gustosDe, type Ventana } from '#domain/persona/franjas.ts';
import type { Lector } from '../open.ts';
import { leerFilaLiga } from '../tables/liga.ts';
import { ajusteGuardado } from './ajuste.ts';

/** The hours of a league; null of no league. */
export async function ventanaDeLiga(db: Lector, idLiga: number | null): Promise<Ventana | null> {
  if (idLiga === null) return null;
  const fila = await db.selectFrom('liga').selectAll().where('id', '=', idLiga).executeTakeFirst();
  return fila ? { ...horarioDe(leerFilaLiga(fila)), duracion: fila.duracion } : null;
}

/** Whether nobody is given a match when they say they never can. */
export const sonFirmes = async (db: Lector): Promise<boolean> =>
  (await ajusteGuardado(db, 'franjasFirmes')) === 'true';

/** What those players say of a moment, as it is kept: whether the club takes it as said is another matter. */
export async function leerGustos(
  db: Lector,
  ids: readonly number[],
): Promise<(idJugador: number, fecha: FechaHora) => Gusto | null> {
  if (ids.length === 0) return () => null;
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'franjas'])
    .where('id', 'in', ids)
    .where('franjas', 'is not', null)
    .orderBy('id')
    .execute();
  return gustosDe(filas);
}
