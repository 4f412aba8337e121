import type { Lector } from '../open.ts';
import { leerImagen, type Suceso } from './imagen.ts';

export type Operacion = {
  id: number;
  /** Unix seconds. */
  dt: number;
  usuario: string;
  deshace: number | null;
};

/** An operation and, in order, what it did to each row; undefined when it is too old or never was. */
export async function operacionConSucesos(
  db: Lector,
  id: number,
  desde: number,
): Promise<(Operacion & { sucesos: Suceso[] }) | undefined> {
  const operacion = await db
    .selectFrom('operacion')
    .selectAll()
    .where('id', '=', id)
    .where('dt', '>=', desde)
    .executeTakeFirst();
  if (!operacion) return undefined;
  const filas = await db
    .selectFrom('operacion_fila')
    .selectAll()
    .where('idOperacion', '=', id)
    .orderBy('orden')
    .execute();
  const sucesos = filas.map(({ tabla, antes, despues }) => ({
    tabla,
    antes: antes === null ? null : leerImagen(antes),
    despues: despues === null ? null : leerImagen(despues),
  }));
  return { ...operacion, sucesos };
}

/** Operations that can still be taken back, oldest first. */
export const operacionesDesde = (db: Lector, desde: number): Promise<Operacion[]> =>
  db.selectFrom('operacion').selectAll().where('dt', '>=', desde).orderBy('id').execute();

/** Lines of the log of an operation, in the order they were written. */
export async function lineasDe(db: Lector, idOperacion: number): Promise<string[]> {
  const filas = await db
    .selectFrom('registro')
    .select('texto')
    .where('idOperacion', '=', idOperacion)
    .orderBy('id')
    .execute();
  return filas.map(({ texto }) => texto);
}

/** The last operation that touched that row after that one. */
export const ultimaQueToca = (
  db: Lector,
  { tabla, clave }: { tabla: string; clave: string },
  despuesDe: number,
): Promise<Operacion | undefined> =>
  db
    .selectFrom('operacion_fila as fila')
    .innerJoin('operacion', 'operacion.id', 'fila.idOperacion')
    .selectAll('operacion')
    .where('fila.tabla', '=', tabla)
    .where('fila.clave', '=', clave)
    .where('operacion.id', '>', despuesDe)
    .orderBy('operacion.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The operation that left the row at that version; undefined when it is remembered no more. */
export async function operacionQueDejo(
  db: Lector,
  { tabla, clave }: { tabla: string; clave: string },
  version: number,
): Promise<number | undefined> {
  const filas = await db
    .selectFrom('operacion_fila')
    .select(['idOperacion', 'despues'])
    .where('tabla', '=', tabla)
    .where('clave', '=', clave)
    .orderBy('idOperacion', 'desc')
    .execute();
  const suya = filas.find(({ despues }) => despues !== null && leerImagen(despues).version === version);
  return suya?.idOperacion;
}
