import type { Lector } from '#server/db/open.ts';

/** Each picture once, at its largest, the last one in first. */
export async function imagenesGuardadas(db: Lector) {
  const copias = await db
    .selectFrom('imagen')
    .select(['id', 'hash', 'ancho', 'alto', 'sinUso', 'descripcion'])
    .where('tipo', '=', 'webp')
    .orderBy('ancho')
    .orderBy('id')
    .execute();
  const mayores = new Map(copias.map((copia) => [copia.hash, copia]));
  return [...mayores.values()].sort((a, b) => b.id - a.id);
}
