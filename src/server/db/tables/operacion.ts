import type { Kysely } from 'kysely';
import { clavePrevia, escribirImagen, type Suceso } from '../operacion/imagen.ts';
import { porTandas } from '../tandas.ts';
import type { FilaNueva, Tablas } from '../types.ts';

const filaDe = (idOperacion: number, suceso: Suceso, orden: number): FilaNueva<'operacion_fila'> => ({
  idOperacion,
  orden,
  tabla: suceso.tabla,
  clave: clavePrevia(suceso),
  antes: suceso.antes && escribirImagen(suceso.antes),
  despues: suceso.despues && escribirImagen(suceso.despues),
});

/** One operation with what it did to each row, in order. Answers its id. */
export async function insertarOperacion(
  q: Kysely<Tablas>,
  operacion: FilaNueva<'operacion'>,
  sucesos: readonly Suceso[],
): Promise<number> {
  const { id } = await q.insertInto('operacion').values(operacion).returning('id').executeTakeFirstOrThrow();
  const filas = sucesos.map((suceso, orden) => filaDe(id, suceso, orden));
  for (const tanda of porTandas(filas)) await q.insertInto('operacion_fila').values(tanda).execute();
  return id;
}

/** Forgets how to take back what was done before that second. */
export async function borrarOperacionesAntesDe(q: Kysely<Tablas>, dt: number): Promise<void> {
  await q.deleteFrom('operacion').where('dt', '<', dt).execute();
}

/** Forgets how to take those back. */
export async function borrarOperaciones(q: Kysely<Tablas>, ids: readonly number[]): Promise<void> {
  for (const tanda of porTandas(ids)) await q.deleteFrom('operacion').where('id', 'in', tanda).execute();
}
