import type { Pista } from '#contract/pistas.ts';
import { compararNombres } from '#domain/texto.ts';
import type { Lector } from '#server/db/open.ts';

export async function todasLasPistas(db: Lector): Promise<Pista[]> {
  const filas = await db.selectFrom('pista').selectAll().orderBy('estado').orderBy('id').execute();
  return filas.sort((a, b) => compararNombres(a.estado, b.estado) || compararNombres(a.nombre, b.nombre));
}

export const pistaPorId = (db: Lector, id: number): Promise<Pista | undefined> =>
  db.selectFrom('pista').selectAll().where('id', '=', id).executeTakeFirst();

export async function pistaTienePartidos(db: Lector, id: number): Promise<boolean> {
  const fila = await db
    .selectFrom('partido')
    .select('id')
    .where('idPista', '=', id)
    .limit(1)
    .executeTakeFirst();
  return fila !== undefined;
}
