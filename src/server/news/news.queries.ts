import type { Lector } from '#server/db/open.ts';
import { leerFilaNoticia, type NoticiaLeida } from '#server/db/tables/noticia.ts';

/** Newest first; of those of one instant, the last written first. */
const porFecha = (db: Lector) =>
  db.selectFrom('noticia').selectAll().orderBy('dt', 'desc').orderBy('id', 'desc');

export async function todasLasNoticias(db: Lector): Promise<NoticiaLeida[]> {
  return (await porFecha(db).execute()).map(leerFilaNoticia);
}

/** Those whose second has come and nobody has taken down. */
export async function noticiasALaVista(db: Lector, ahora: number): Promise<NoticiaLeida[]> {
  const filas = await porFecha(db).where('publicada', '=', 1).where('dt', '<=', ahora).execute();
  return filas.map(leerFilaNoticia);
}

export async function noticiaPorId(db: Lector, id: number): Promise<NoticiaLeida | undefined> {
  const fila = await db.selectFrom('noticia').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaNoticia(fila);
}

/** When the next scheduled one comes out, in Unix seconds; null when none waits. */
export async function proximaSalida(db: Lector, ahora: number): Promise<number | null> {
  const fila = await db
    .selectFrom('noticia')
    .select('dt')
    .where('publicada', '=', 1)
    .where('dt', '>', ahora)
    .orderBy('dt')
    .limit(1)
    .executeTakeFirst();
  return fila?.dt ?? null;
}
