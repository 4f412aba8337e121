import { leerFilas, leerNombres } from '#server/db/lecturas/registro.ts';
import type { BaseDatos } from '#server/db/open.ts';

/** The lines of the log, oldest first, as people read them. */
export async function frasesDelRegistro({
  db,
}: Pick<BaseDatos, 'db'>): Promise<{ usuario: string; texto: string }[]> {
  const filas = await db.selectFrom('registro').selectAll().orderBy('id').execute();
  const leidas = await leerFilas(db, filas, await leerNombres(db));
  return leidas.map(({ usuario, texto }) => ({ usuario, texto }));
}
