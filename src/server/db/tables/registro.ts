import type { Kysely } from 'kysely';
import { ENTIDADES, type Entidad } from '#domain/campos.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { ACTOS_DE_CAMBIO, type LineaDeCambio, sinPersonales } from '#domain/registro/linea.ts';
import type { Lector } from '../open.ts';
import { inBatches, throughBatches } from '../queries.ts';
import type { Fila, Tablas } from '../types.ts';

/** What a line tells, as data: its sentence is made when it is read. */
export type Linea = LineaDeCambio | Hecho;

type Nueva = { dt: number; usuario: string; linea: Linea; idOperacion?: number | null };

export async function insertarRegistros(q: Kysely<Tablas>, lineas: readonly Nueva[]): Promise<void> {
  const filas = lineas.map(({ linea, ...de }) => ({ ...de, ...linea, datos: JSON.stringify(linea.datos) }));
  for (const batch of inBatches(filas)) await q.insertInto('registro').values(batch).execute();
}

const esCambio = ({ acto, entidad }: Fila<'registro'>): boolean =>
  (ACTOS_DE_CAMBIO as readonly (string | null)[]).includes(acto) &&
  (ENTIDADES as readonly (string | null)[]).includes(entidad);

/** What a row tells; null of a line of before, which is text. */
export function leerLinea(fila: Fila<'registro'>): Linea | null {
  const { acto, entidad, idEntidad, datos } = fila;
  if (acto === null || datos === null) return null;
  const leidos: unknown = JSON.parse(datos);
  if (!esCambio(fila)) return { acto, datos: leidos as Hecho['datos'] };
  const cambio = { acto: acto as LineaDeCambio['acto'], entidad: entidad as Entidad, idEntidad };
  return { ...cambio, datos: leidos as LineaDeCambio['datos'] };
}

export const esDeCambio = (linea: Linea | null): linea is LineaDeCambio =>
  linea !== null && 'entidad' in linea;

export async function lineasDeJugadores(
  db: Lector,
  ids: readonly number[],
): Promise<{ id: number; linea: LineaDeCambio }[]> {
  const filas = await throughBatches(ids, (batch) =>
    db
      .selectFrom('registro')
      .selectAll()
      .where('entidad', '=', 'jugador')
      .where('idEntidad', 'in', batch)
      .orderBy('id')
      .execute(),
  );
  return filas.flatMap((fila) => {
    const linea = leerLinea(fila);
    return esDeCambio(linea) ? [{ id: fila.id, linea }] : [];
  });
}

export async function olvidarEnRegistro(q: Kysely<Tablas>, ids: readonly number[]): Promise<void> {
  for (const { id, linea } of await lineasDeJugadores(q, ids)) {
    const datos = JSON.stringify(sinPersonales(linea).datos);
    await q.updateTable('registro').set({ datos }).where('id', '=', id).execute();
  }
}

/** Players whose row went before that second and is not there again. */
export async function jugadoresIdosAntesDe(db: Lector, dt: number): Promise<number[]> {
  const filas = await db
    .selectFrom('registro')
    .select('idEntidad')
    .distinct()
    .where('entidad', '=', 'jugador')
    .where('idEntidad', 'not in', (eb) => eb.selectFrom('jugador').select('id'))
    .groupBy('idEntidad')
    .having((eb) => eb.fn.max('dt'), '<', dt)
    .orderBy('idEntidad')
    .execute();
  return filas.flatMap(({ idEntidad }) => idEntidad ?? []);
}

/** Lines of before that have any of those texts; only to forget somebody. */
export async function borrarRegistros(q: Kysely<Tablas>, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await q.deleteFrom('registro').where('id', 'in', batch).execute();
}
